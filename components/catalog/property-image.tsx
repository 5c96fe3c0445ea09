'use client';

import Image, { getImageProps, type ImageProps } from 'next/image';
import { type ReactNode, useState } from 'react';
import { pictureSource } from './picture-source';

export const fallbackImage = '/media/fallback.jpg';

type PropertyImageProps = Omit<
  ImageProps,
  'src' | 'priority' | 'preload' | 'unoptimized' | 'onError' | 'placeholder'
> & {
  src: string | null;
  /** The one picture of a page that is asked for before everything else. */
  priority?: boolean;
  /** Seen without scrolling on wide screens, and asked for early there; phones leave it to scrolling. */
  early?: boolean;
  /** What stands in the place of a picture that fails; the fallback picture when left out. */
  failed?: ReactNode;
};

/**
 * A picture of the catalogue. The fallback picture replaces one that is missing, fails, or lies on a host the
 * site may not show pictures of.
 */
export function PropertyImage({
  src,
  priority = false,
  early = false,
  failed,
  ...props
}: PropertyImageProps) {
  const [failedSources, setFailedSources] = useState<readonly string[]>([]);
  const wanted = pictureSource(src);
  const hasFailed = wanted !== null && failedSources.includes(wanted);
  if (hasFailed && failed !== undefined) return failed;
  const shown = wanted === null || hasFailed ? fallbackImage : wanted;
  return (
    <>
      {early && !priority && <WidePreload {...props} src={shown} />}
      <Image
        key={shown}
        {...props}
        alt={props.alt}
        src={shown}
        preload={priority}
        {...(priority && { fetchPriority: 'high' })}
        onError={() =>
          setFailedSources((sources) => (sources.includes(shown) ? sources : [...sources, shown]))
        }
      />
    </>
  );
}

/** Preloads the picture from the document's head. */
function WidePreload(picture: ImageProps) {
  const { srcSet, sizes } = getImageProps(picture).props;
  return <link rel="preload" as="image" imageSrcSet={srcSet} imageSizes={sizes} media="(min-width: 64rem)" />;
}
