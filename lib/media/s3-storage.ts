import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { errorParts } from '@/lib/error-parts';
import { ApiError } from '@/lib/http/server/api-error';
import { fieldOf } from '@/lib/typed-keys';
import type { MediaStorage } from './media-storage';

export type BucketSettings = {
  bucket: string;
  /** Prepended to every name, such as `media/`. */
  prefix: string;
  region: string;
  /** For vendors other than Amazon; the bucket is then part of the path. */
  endpoint: string | undefined;
};

const attempts = 3;
const connectMs = 5_000;
const requestMs = 30_000;

/** The name of the error when the bucket is missing, not the picture. */
const noBucket = 'NoSuchBucket';

let last: { key: string; storage: MediaStorage } | undefined;

/** The storage of a bucket, with one client for its connections. Credentials come from the environment. */
export function s3Storage(settings: BucketSettings): MediaStorage {
  const key = JSON.stringify(settings);
  if (last?.key !== key) last = { key, storage: createS3Storage(settings) };
  return last.storage;
}

function createS3Storage({ bucket, prefix, region, endpoint }: BucketSettings): MediaStorage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      // By default, the client only warns.
      throwOnRequestTimeout: true,
      // For a picture that stops arriving.
      socketTimeout: requestMs,
    },
    // Not every vendor supports the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const orNull = async <T>(asking: Promise<T>): Promise<T | null> => {
    try {
      return await asking;
    } catch (error) {
      if (statusOf(error) === 404 && errorParts(error).name !== noBucket) return null;
      throw unusable(bucket, error);
    }
  };
  return {
    sizeOf: async (name) => {
      const head = await orNull(client.send(new HeadObjectCommand(at(name))));
      return head && (head.ContentLength ?? 0);
    },
    put: async (name, bytes) => {
      const put = new PutObjectCommand({
        ...at(name),
        Body: bytes,
        ContentType: 'image/webp',
        CacheControl: 'public, max-age=31536000, immutable',
      });
      await client.send(put).catch((error: unknown) => {
        throw unusable(bucket, error);
      });
    },
    read: async (name) =>
      orNull(
        client.send(new GetObjectCommand(at(name))).then(async ({ Body }) => {
          const bytes = await Body?.transformToByteArray();
          return Buffer.from(bytes ?? []);
        }),
      ),
  };
}

function statusOf(error: unknown): number | undefined {
  const status = fieldOf(fieldOf(error, '$metadata'), 'httpStatusCode');
  return typeof status === 'number' ? status : undefined;
}

function unusable(bucket: string, cause: unknown): ApiError {
  return new ApiError(503, `Pictures cannot be stored or read: ${explain(bucket, cause)}`, { cause });
}

/** What is wrong, and what to do about it. */
function explain(bucket: string, cause: unknown): string {
  const { name } = errorParts(cause);
  const status = statusOf(cause);
  if (name === 'CredentialsProviderError')
    return `there are no credentials for the bucket ${bucket}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  const advice = 'Check MEDIA_S3_REGION and MEDIA_S3_ENDPOINT.';
  if (status === undefined) return `the bucket ${bucket} cannot be reached. ${advice}`;
  if (status === 404) return `there is no bucket ${bucket}. Check MEDIA_S3_BUCKET and MEDIA_S3_ENDPOINT.`;
  // Such as QuotaExceeded, which some vendors send with 403; responses to HEAD have none.
  const code = name === 'Unknown' ? '' : ` ${name}`;
  const problem = `the bucket ${bucket} answers ${status}${code}.`;
  if (status === 401 || status === 403)
    return `${problem} Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may read, write and list.`;
  return status < 500 && status !== 429 ? `${problem} ${advice}` : `${problem} Please try again shortly.`;
}
