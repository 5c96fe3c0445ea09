import { readDevelopers } from '@/lib/catalog/server';
import { found } from '@/lib/http/server/api-error';
import { byRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { answerListing } from '../../../properties/answer-listing';

/** Takes the whole listing query; the developer is the one of the address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const developer = found(byRef(await readDevelopers(), id), 'Developer');
    return answerListing(request, { developer: developer.id });
  },
});
