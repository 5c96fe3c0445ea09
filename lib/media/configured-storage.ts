import { env } from '@/lib/env';
import { createFolderStorage } from './folder-storage';
import type { MediaStorage } from './media-storage';

/**
 * The bucket of `MEDIA_S3_BUCKET`, else the folder of `MEDIA_DIR`. Methods throw an {@link ApiError} with 503 when it
 * cannot be used.
 */
export async function mediaStorage(): Promise<MediaStorage> {
  const settings = env();
  if (settings.MEDIA_S3_BUCKET === undefined) return createFolderStorage(settings.MEDIA_DIR);
  // The client is large, and few sites need it.
  const { s3Storage } = await import('./s3-storage');
  return s3Storage({
    bucket: settings.MEDIA_S3_BUCKET,
    prefix: settings.MEDIA_S3_PREFIX,
    region: settings.MEDIA_S3_REGION,
    endpoint: settings.MEDIA_S3_ENDPOINT,
  });
}
