'use client';

import Image, { getImageProps, type ImageProps } from 'next/image';
import { type ReactNode, useState } from 'react';
import { pictureSource } from './picture-source';

const fallbackImage = '/media/fallback.jpg';

type PropertyImageProps = Omit<
  ImageProps,
  'src' | 'priority' | 'preload' | 'unoptimized' | 'onError' | 'placeholder'
> & {
  src: string | null;
  /** The LCP image of the page. */
  priority?: boolean;
  /** In the initial viewport of wide screens, so loaded early there; lazy on phones. */
  early?: boolean;
  /** Shown when the picture is missing or fails; default is the fallback picture. */
  failed?: ReactNode;
};

/** A catalogue picture. The fallback replaces missing, failed or disallowed ones. */
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
  if ((wanted === null || hasFailed) && failed !== undefined) return failed;
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
