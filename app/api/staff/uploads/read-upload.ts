import { ApiError } from '@/lib/http/server/api-error';
import { queryOf } from '@/lib/http/server/query-values';
import { mediaType } from '@/lib/http/server/read-body';
import { maxUploadBytes } from '@/lib/uploads/upload';
import { tooLarge } from '@/lib/uploads/upload-files';

/**
 * The file that a request uploads as its body, its name as `file`.
 * @throws {ApiError} 413 when it is too large, 415 when the body is not a file
 */
export function readUpload(request: Request): { body: AsyncIterable<Uint8Array>; file: string } {
  if (mediaType(request) !== 'application/octet-stream')
    throw new ApiError(415, 'Send the file as application/octet-stream.');
  if (Number(request.headers.get('content-length')) > maxUploadBytes) throw tooLarge();
  return { body: request.body ?? noBytes(), file: queryOf(request).get('file') ?? '' };
}

async function* noBytes() {}
