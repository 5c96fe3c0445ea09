import { minute } from '@/lib/durations';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { mediaType, readBody } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { maxPictureBytes, storePicture } from '@/lib/media/store-picture';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

const limit = rateLimit({ name: 'pictures', max: 60, windowMs: 10 * minute });

/** Uploads a picture: multipart/form-data with one file, `picture`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const { email } = await requireStaff(request);
    limit(request);
    const picture = await storePicture(await readPicture(request));
    await audit({ actor: email, action: 'picture.uploaded', subject: picture.address.split('/').at(-1) });
    return privateJson(picture, { status: 201 });
  },
});

/** The largest picture plus the multipart framing. */
const maxBytes = maxPictureBytes + 64 * 1024;

async function readPicture(request: Request): Promise<Buffer> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new ApiError(415, 'Send the picture as multipart/form-data.');
  }
  const body = await readBody(request, maxBytes, 'The picture is larger than 15 MB.');
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const file = form?.get('picture');
  if (!file || typeof file === 'string') {
    throw new ApiError(422, 'Please choose a picture.', { errors: { picture: 'Please choose a picture.' } });
  }
  return Buffer.from(await file.arrayBuffer());
}
