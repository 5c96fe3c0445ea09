import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { queryOf } from '@/lib/http/server/query-values';
import { mediaType } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';
import { addUpload, requireUploads } from '@/lib/uploads/change-upload';
import { maxUploadBytes } from '@/lib/uploads/upload';
import { tooLarge } from '@/lib/uploads/upload-files';

/** Uploads an inventory, for administrators: the file as the body, its name as `file`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    requireUploads();
    if (mediaType(request) !== 'application/octet-stream')
      throw new ApiError(415, 'Send the file as application/octet-stream.');
    if (Number(request.headers.get('content-length')) > maxUploadBytes) throw tooLarge();
    const id = await addUpload(request.body ?? noBytes(), queryOf(request).get('file') ?? '', email);
    return privateJson({ id }, { status: 201 });
  },
});

async function* noBytes() {}
