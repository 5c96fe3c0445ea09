import { noteStatus } from '@/components/staff/session-state';
import { HttpError } from '@/lib/http/browser/http-error';
import { staffApi } from '@/lib/staff-routes';

const notReached =
  'The file did not get through. Please check your connection and try again; compressed with gzip, it is sent in a fraction of the time.';

/**
 * Uploads an inventory.
 * @param onProgress called with the sent share, 0 to 1; `fetch` could not tell it
 * @param signal stops the upload, which then never ends
 * @returns the id of the upload
 * @throws {HttpError}
 */
export function sendFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', staffApi.uploads(file.name));
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => {
      noteStatus(null);
      reject(new HttpError(null, notReached, {}));
    };
    request.onload = () => {
      noteStatus(request.status);
      const answer = readAnswer(request.responseText);
      if (request.status === 201 && typeof answer.id === 'number') return resolve(answer.id);
      const message = request.status === 413 ? tooLargeForProxy : notReached;
      reject(new HttpError(request.status, String(answer.message ?? message), {}));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

const tooLargeForProxy =
  'A proxy in front of the site refuses files of this size. Compress it with gzip, or see docs/desk.md.';

/** Empty for the answer of a proxy, which is not JSON. */
function readAnswer(text: string): { id?: unknown; message?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
