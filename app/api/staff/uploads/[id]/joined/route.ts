import { requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';
import { joinFile, removeJoinedFile, requireUploads } from '@/lib/uploads/change-upload';
import { readUpload } from '../../read-upload';

/** Adds a second file to an upload, or removes it; for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    requireUploads();
    const { body, file } = readUpload(request);
    await joinFile(requireFound(readId(id), 'Upload'), body, file, email);
    return privateJson({ message: 'Both files are examined.' }, { status: 202 });
  },
  DELETE: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    await removeJoinedFile(requireFound(readId(id), 'Upload'), email);
    return privateJson({ message: 'The first file is examined again.' }, { status: 202 });
  },
});
