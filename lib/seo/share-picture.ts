import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { isAllowedHost } from '@/lib/catalog/pictures/picture-hosts';
import { readLimited } from '@/lib/http/server/read-limited';
import { uploadsPath } from '@/lib/media/picture-names';
import { readUpload } from '@/lib/media/store-picture';
import { absoluteUrl } from './page-metadata';

/** The site's own photo, for pages without one. */
const fallback = '/media/hero/hero.jpg';
const timeoutMs = 4_000;
const maxBytes = 20 * 1024 * 1024;

export type PictureOptions = {
  /** Hosts that images may be fetched from; see IMAGE_HOSTS. */
  hosts: readonly string[];
  fetch?: typeof fetch;
};

/** The bytes of a photo; null when there is none that can be used. */
export async function readPicture(source: string | null, options: PictureOptions): Promise<Buffer | null> {
  if (!source) return null;
  try {
    const own = absoluteUrl('/');
    const url = new URL(source, own);
    if (url.origin === new URL(own).origin) return await readOwnPicture(decodeURIComponent(url.pathname));
    return isAllowedHost(url.href, options.hosts) ? await fetchPicture(url, options) : null;
  } catch {
    return null;
  }
}

/** The site's own photo. */
export function readSitePicture(): Promise<Buffer> {
  return readPublicFile(fallback);
}

/** The map lines shown for a property without a photo. */
export function readMapLines(): Promise<Buffer> {
  return readPublicFile('/media/relief.svg');
}

function readOwnPicture(path: string): Promise<Buffer | null> {
  return path.startsWith(uploadsPath) ? readUpload(path.slice(uploadsPath.length)) : readPublicFile(path);
}

function readPublicFile(path: string): Promise<Buffer> {
  const root = join(process.cwd(), 'public');
  const file = normalize(join(root, path));
  if (!file.startsWith(root + sep)) throw new Error('outside of the public folder');
  return readFile(file);
}

/** Redirects are not followed, because the target may be a host that is not allowed. */
async function fetchPicture(url: URL, { fetch = globalThis.fetch }: PictureOptions): Promise<Buffer | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return null;
  }
  return readLimited(response.body, maxBytes);
}
