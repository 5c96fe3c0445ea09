import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';
import { addUpload, requireUploads } from '@/lib/uploads/change-upload';
import { readUpload } from './read-upload';

/** Uploads an inventory, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    requireUploads();
    const { body, file } = readUpload(request);
    const id = await addUpload(body, file, email);
    return privateJson({ id }, { status: 201 });
  },
});
