import { z } from 'zod';
import { site } from '@/lib/site';
import { openApiDocument } from './document';
import { type Access, type Operation, operations } from './operations';

const who: Record<Access, string> = {
  everybody: 'everybody',
  advisor: 'advisors, administrators',
  admin: 'administrators',
  secret: 'holders of the secret',
};

/** `docs/api.md`, made of the same descriptions as the OpenAPI document. */
export function apiMarkdown(): string {
  const sections = Object.entries(operations).flatMap(([path, list]) =>
    list.map((operation) => section(path, operation)),
  );
  return `# The API of ${site.name}

<!-- Made by \`npm run api-docs\`; change lib/openapi instead. -->

Same origin, JSON. The same as OpenAPI 3.1: \`/api/openapi.json\`. Lists answer \`{count, next, previous, results}\`,
mistakes \`{message, errors?}\` with \`errors\` by field, failures also a \`request_id\`. Every address also works without
its last slash. People of the desk sign in by cookie (\`staff_session\`) or by \`Authorization: Bearer\` with the token of
\`/api/auth/login/\`; without it the answer is 401, with too small a role 403.

${sections.join('\n')}
# What is answered

${schemas().join('\n')}`;
}

/** The named schemas with their fields. */
function schemas(): string[] {
  const { schemas: known = {} } = openApiDocument().components ?? {};
  return Object.entries(known).map(([name, schema]) => {
    const { properties = {} } = schema as { properties?: Record<string, unknown> };
    const fields = Object.keys(properties).map((field) => `\`${field}\``);
    return `## ${name}\n\n${fields.join(', ')}\n`;
  });
}

function section(path: string, { method, summary, access, query, body, answers, refusals = [] }: Operation) {
  const lines = [
    `- for ${who[access]}`,
    ...(query ? [`- query: ${names(query)}`] : []),
    ...(body ? [`- body: ${names(body) || 'an object'}`] : []),
    `- answers: ${[...Object.entries(answers).map(described), ...refusals].join(', ')}`,
  ];
  return `## ${method.toUpperCase()} ${path}\n\n${summary}.\n\n${lines.join('\n')}\n`;
}

function described([status, answer]: [string, z.ZodType | string]): string {
  if (answer === '') return status;
  if (typeof answer === 'string') return `${status} \`${answer}\``;
  const shown = names(answer);
  return shown ? `${status} (${shown})` : status;
}

/** The names of an object's fields; `?` marks those that may be absent. */
function names(schema: z.ZodType): string {
  const { id } = schema.meta() ?? {};
  if (typeof id === 'string') return id;
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``)
    .join(', ');
}
