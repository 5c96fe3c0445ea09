import { readDevelopers } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { byRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { listingResponse } from '../../../properties/listing-response';

/** Accepts the full list query, with the developer from the path. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const developer = requireFound(byRef(await readDevelopers(), id), 'Developer');
    return listingResponse(request, { developer: developer.id });
  },
});
