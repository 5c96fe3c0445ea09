import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';
import { changeUpload, discardUpload, startImport } from '@/lib/uploads/change-upload';

/** Examines an upload again with another name or other columns, imports it, or discards it; for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  PATCH: async (request, { id }) => {
    await requireStaff(request, 'admin');
    await changeUpload(requireFound(readId(id), 'Upload'), await readJsonObject(request));
    return privateJson({ message: 'The file is examined again.' }, { status: 202 });
  },
  POST: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    const { complete, removals, seen } = await readJsonObject(request);
    if (removals !== undefined && !(typeof removals === 'number' && removals > 0))
      throw new ApiError(422, 'The number of removals must be a positive number.');
    await startImport(
      requireFound(readId(id), 'Upload'),
      {
        complete: complete === true,
        removals: removals ?? null,
        seen: typeof seen === 'string' ? seen : null,
      },
      email,
    );
    return privateJson({ message: 'The import starts within seconds.' }, { status: 202 });
  },
  DELETE: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    await discardUpload(requireFound(readId(id), 'Upload'), email);
    return privateJson({ message: 'The file is deleted.' });
  },
});
