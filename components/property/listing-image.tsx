'use client';

import Image, { type ImageProps } from 'next/image';
import { type ReactNode, useState } from 'react';

export const fallbackImage = '/media/fallback.jpg';

const optimisedHosts = (process.env.NEXT_PUBLIC_IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

/** The optimiser refuses hosts that the environment does not name; those pictures are shown as they are. */
function isOptimised(src: string): boolean {
  if (src.startsWith('/')) return true;
  const { protocol, hostname } = new URL(src);
  const known = optimisedHosts.some((host) =>
    host.startsWith('*') ? hostname.endsWith(host.replace(/^\*+/, '')) : hostname === host,
  );
  return protocol === 'https:' && known;
}

/** Only addresses a picture can be asked for: a path of this site or a web address. */
function usable(src: string | null): string | null {
  if (!src) return null;
  if (src.startsWith('/') && !src.startsWith('//')) return src;
  return /^https?:\/\//i.test(src) && URL.canParse(src) ? src : null;
}

type ListingImageProps = Omit<
  ImageProps,
  'src' | 'priority' | 'preload' | 'unoptimized' | 'onError' | 'placeholder'
> & {
  src: string | null;
  /** The one picture of a page that is asked for before everything else. */
  priority?: boolean;
  /** What stands in the place of a picture that fails; the fallback picture when left out. */
  failed?: ReactNode;
};

/** A picture of the catalogue. A missing one is replaced by the fallback picture, and so is one that fails. */
export function ListingImage({ src, priority = false, failed, ...props }: ListingImageProps) {
  const [failedSources, setFailedSources] = useState<readonly string[]>([]);
  const wanted = usable(src);
  const hasFailed = wanted !== null && failedSources.includes(wanted);
  if (hasFailed && failed !== undefined) return failed;
  const shown = wanted === null || hasFailed ? fallbackImage : wanted;
  return (
    <Image
      key={shown}
      {...props}
      alt={props.alt}
      src={shown}
      preload={priority}
      {...(priority && { fetchPriority: 'high' })}
      unoptimized={!isOptimised(shown)}
      onError={() => setFailedSources((sources) => (sources.includes(shown) ? sources : [...sources, shown]))}
    />
  );
}
