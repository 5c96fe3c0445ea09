import { HttpError } from '@/lib/http/browser/http-error';
import { networkError } from '@/lib/http/browser/network-error';
import { pictureFormats } from '@/lib/media/picture-formats';
import { staffApi } from '@/lib/staff-routes';
import { noteStatus } from './session-state';

export type UploadedPicture = { address: string; width: number; height: number };

/** What a file input offers. */
export const acceptedPictures = Object.values(pictureFormats).join();

/** Stores a picture on the server. @throws {HttpError} */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData();
  body.set('picture', file);
  const response = await fetch(staffApi.media, { method: 'POST', body }).catch(() => null);
  if (!response) throw new HttpError(null, networkError, {});
  noteStatus(response.status);
  const reply = await response.json().catch(() => ({}));
  if (typeof reply.address === 'string') return reply;
  const message =
    response.status === 413 ? tooLargeForProxy : 'The picture was not stored. Please try again.';
  throw new HttpError(response.status, String(reply.message ?? message), {});
}

const tooLargeForProxy =
  'A proxy in front of the site refuses pictures of this size. Choose a smaller one, or see docs/desk.md.';
