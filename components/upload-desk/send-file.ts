import { noteStatus } from '@/components/staff/session-state';
import { HttpError } from '@/lib/http/browser/http-error';

const notReached =
  'The file did not get through. Please check your connection and try again; compressed with gzip, it is sent in a fraction of the time.';

/** The response to a file: `id` is that of a new upload. */
export type SentFile = { id?: unknown; message?: unknown };

/**
 * Sends a file as the body of a request.
 * @param onProgress called with the sent share, 0 to 1; `fetch` could not tell it
 * @param signal stops sending, which then never ends
 * @throws {HttpError}
 */
export function sendFile(
  path: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => {
      noteStatus(null);
      reject(new HttpError(null, notReached, {}));
    };
    request.onload = () => {
      noteStatus(request.status);
      const response = readResponse(request.responseText);
      if (response && (request.status === 201 || request.status === 202)) return resolve(response);
      const message = request.status === 413 ? tooLargeForProxy : notReached;
      reject(new HttpError(request.status, String(response?.message ?? message), {}));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

const tooLargeForProxy =
  'A proxy in front of the site refuses files of this size. Compress it with gzip, or see docs/desk.md.';

/** Null for the response of a proxy, which is not JSON. */
function readResponse(text: string): SentFile | null {
  try {
    return Object(JSON.parse(text));
  } catch {
    return null;
  }
}
