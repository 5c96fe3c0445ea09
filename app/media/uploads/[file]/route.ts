import { ApiError } from '@/lib/http/server/api-error';
import { route } from '@/lib/http/server/route';
import { readUpload } from '@/lib/media/store-picture';

/** Uploaded pictures. Names contain a hash of the content, so files never change. */
export const { GET } = route<{ file: string }>({
  GET: async (_request, { file }) => {
    const bytes = await readUpload(file).catch((cause: unknown) => {
      // What to do about it, with the bucket's name, is for the log.
      throw new ApiError(503, 'Pictures cannot be read at the moment. Please try again shortly.', { cause });
    });
    if (!bytes) throw new ApiError(404, 'Picture not found.');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/webp',
        'Content-Length': String(bytes.byteLength),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});
