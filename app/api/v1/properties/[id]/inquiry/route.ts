import { isCatalogError } from '@/lib/catalog/catalog-error';
import { readProperty } from '@/lib/catalog/reads/server';
import { submitEnquiry } from '@/lib/enquiries/form/submit';
import { requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';

/** An enquiry about the property in the path; empty subject and message get defaults. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const known = await propertyOf(requireFound(readRef(id), 'Property'));
    requireSameOrigin(request);
    const fields = await readJsonObject(request);
    return privateJson(await submitEnquiry(request, fields, known), { status: 201 });
  },
});

type EnquiredProperty = { property_id?: number; property_slug: string; property_title?: string };

/** Stored with the path's reference when the catalogue is unavailable, so that no enquiry is lost. */
async function propertyOf(ref: string): Promise<EnquiredProperty> {
  try {
    const property = requireFound(await readProperty(ref), 'Property');
    return { property_id: property.id, property_slug: property.slug, property_title: property.title };
  } catch (error) {
    if (!isCatalogError(error)) throw error;
    return { property_slug: ref };
  }
}
