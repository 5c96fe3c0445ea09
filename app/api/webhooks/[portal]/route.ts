import { propertyByReference } from '@/lib/catalog/reads/property-by-reference';
import {
  isBayutSignature,
  isOtherEvent,
  isPropertyFinderSignature,
  type PortalLead,
  parseBayutLead,
  parsePropertyFinderLead,
  storePortalLead,
} from '@/lib/enquiries/portal-leads';
import type { PortalSource } from '@/lib/enquiries/sources';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readText } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { log } from '@/lib/log';
import { hasKey } from '@/lib/typed-keys';

type Portal = {
  secret: () => string | undefined;
  header: string;
  isSignature: (body: string, secret: string, signature: string | null) => boolean;
  parse: (body: unknown) => PortalLead | null;
};

const portals: Record<PortalSource, Portal> = {
  'property-finder': {
    secret: () => env().PROPERTY_FINDER_WEBHOOK_SECRET,
    header: 'x-signature',
    isSignature: isPropertyFinderSignature,
    parse: parsePropertyFinderLead,
  },
  bayut: {
    secret: () => env().BAYUT_WEBHOOK_SECRET,
    header: 'x-bayut-signature',
    isSignature: isBayutSignature,
    parse: parseBayutLead,
  },
};

/** Portals whose last signature did not match; logged once, because anybody can send a wrong one. */
const mistrusted = new Set<string>();

/** Leads from portals; 404 for a portal without a configured secret. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ portal: string }>({
  POST: async (request, { portal: name }) => {
    const portal = hasKey(portals, name) ? portals[name] : undefined;
    const secret = portal?.secret();
    if (!portal || !secret) throw new ApiError(404, 'Not found.');
    const body = await readText(request);
    if (!portal.isSignature(body, secret, request.headers.get(portal.header))) {
      if (!mistrusted.has(name)) log.warn({ portal: name }, 'signature of a portal does not match');
      mistrusted.add(name);
      throw new ApiError(401, 'The signature does not match.');
    }
    mistrusted.delete(name);
    const message = parseJson(body);
    const lead = portal.parse(message);
    if (!lead) {
      if (!isOtherEvent(message)) log.warn({ portal: name }, 'lead of a portal cannot be read');
      return privateJson({ message: 'Ignored.' });
    }
    const { created } = await storePortalLead(lead, propertyByReference);
    return privateJson(
      { message: created ? 'Lead stored.' : 'Lead already stored.' },
      { status: created ? 201 : 200 },
    );
  },
});

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.');
  }
}
