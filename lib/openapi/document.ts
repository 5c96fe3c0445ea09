import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { linkOrigin } from '@/lib/link-origin';
import { site } from '@/lib/site';
import { hasRole, roleLabels, type StaffRole, staffRoles } from '@/lib/staff/roles';
import { fromEntries, recordOf } from '@/lib/typed-keys';
import packageJson from '@/package.json';
import { type Access, type Operation, operations } from './operations';
import { errorResponse } from './responses';

const descriptions: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, without content',
  303: 'Redirect',
  400: 'The request is invalid',
  401: 'Please sign in',
  403: 'This account may not do this',
  404: 'Not found',
  409: 'It has changed meanwhile, or is not possible in this state',
  413: 'The body is too large',
  415: 'The body has another type',
  422: 'Something is missing or wrong; see `errors`',
  429: 'Too many requests',
  503: 'Not available at the moment',
};

type AccessRule = {
  /** Who may call, such as "advisors, administrators". */
  callers: string;
  security: Record<string, string[]>[];
  refusals: number[];
};

export const accessRules: Record<Access, AccessRule> = {
  everybody: { callers: 'everybody', security: [], refusals: [] },
  ...recordOf(staffRoles, staffRule),
  secret: { callers: 'holders of the secret', security: [{ secret: [] }], refusals: [401] },
};

/** For staff with at least the role `needed`. */
function staffRule(needed: StaffRole): AccessRule {
  const roles = staffRoles.filter((role) => hasRole(role, needed));
  return {
    callers: roles.map((role) => `${roleLabels[role].toLowerCase()}s`).join(', '),
    security: [{ session: [] }, { token: [] }],
    refusals: [401, 403, 429],
  };
}

/** What holds for all endpoints, as Markdown. */
export const conventions = `Lists answer
\`{count, next, previous, results}\`, errors \`{message, errors?}\` with \`errors\` by field; failures also have a
\`request_id\`, and those that pass \`Retry-After\`. Every address also works without its trailing slash. Staff sign in by
cookie (\`staff_session\`) or by \`Authorization: Bearer\` with the token of \`/api/auth/login/\`; without either the
answer is 401, without the required role 403, after 600 requests of an account in ten minutes 429.

Browsers can write only from pages of the site: from another one the answer is 403. An enquiry that is sent again with
the same \`Idempotency-Key\` header, 8 to 100 letters, digits or \`. : - _\`, is stored once and gets the same answer for
30 days.`;

/** The API as an OpenAPI 3.1 document, generated from the schemas of `operations`. */
export function openApiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: packageJson.version,
      description: conventions,
    },
    servers: [{ url: linkOrigin() }],
    paths: fromEntries<ZodOpenApiPathsObject>(
      Object.entries(operations).map(([path, list]) => [
        path,
        Object.fromEntries(list.map((operation) => [operation.method, operationObject(path, operation)])),
      ]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'staff_session' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of /api/auth/login/' },
        secret: {
          type: 'http',
          scheme: 'bearer',
          description: 'A secret of the environment, or a signature',
        },
      },
    },
  });
}

function operationObject(path: string, operation: Operation): ZodOpenApiOperationObject {
  const { access, body, bodyType = 'application/json', query, summary } = operation;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const { callers, security, refusals: refusalsOfAccess } = accessRules[access];
  const refusals = [...new Set([...refusalsOfAccess, ...(operation.refusals ?? [])])].sort();
  return {
    operationId: `${operation.method} ${path}`.replace(/[^a-zA-Z0-9]+/g, '_').replace(/_$/, ''),
    summary,
    description: `For ${callers}.`,
    security,
    requestParams: {
      ...(names.length > 0
        ? { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
        : {}),
      ...(query ? { query } : {}),
    },
    ...(body ? { requestBody: { required: true, content: { [bodyType]: { schema: body } } } } : {}),
    responses: Object.fromEntries([
      ...Object.entries(operation.responses).map(([status, response]) => [
        status,
        { description: descriptions[Number(status)] ?? 'Done', ...contentOf(response) },
      ]),
      ...refusals
        .filter((status) => !operation.responses[status])
        .map((status) => [
          String(status),
          { description: descriptions[status] ?? 'Refused', ...contentOf(errorResponse) },
        ]),
    ]),
  };
}

function contentOf(response: z.ZodType | string) {
  if (response === '') return {};
  if (typeof response === 'string') return { content: { [response]: { schema: z.string() } } };
  return { content: { 'application/json': { schema: response } } };
}
