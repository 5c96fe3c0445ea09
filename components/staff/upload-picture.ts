import { HttpError } from '@/lib/http/browser/http-error';
import { staffApi } from '@/lib/staff-routes';
import { noteStatus } from './session-state';

export type UploadedPicture = { address: string; width: number; height: number };

/** Stores a picture on the server. @throws {HttpError} */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData();
  body.set('picture', file);
  const response = await fetch(staffApi.media, { method: 'POST', body }).catch(() => null);
  if (!response) throw new HttpError(null, 'Network error. Please check your connection and try again.', {});
  noteStatus(response.status);
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new HttpError(response.status, String(answer.message ?? 'The picture was not stored.'), {});
}
