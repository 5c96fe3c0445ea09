'use client';

import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { preload } from 'react-dom';
import { cn } from '@/components/ui/class-names';
import { type PictureRange, pictureSources } from '@/components/ui/picture-sources';
import { onPictureFailure } from './picture-failure';
import { pictureSource } from './picture-source';

const fallbackPicture = '/media/fallback.jpg';

type PropertyPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError' | 'ref'> & {
  src: string | null;
  alt: string;
  /** Not for thumbnails, which are selected by screen density. */
  sizes?: string;
  /** Widths offered to the browser. */
  range?: PictureRange;
  quality?: 60 | 70 | 75;
  /** Covers its positioned parent. Otherwise give width and height. */
  fill?: boolean;
  /** The LCP image of the page. */
  priority?: boolean;
  /** In the initial viewport of wide screens, so loaded early there; lazy on phones. */
  early?: boolean;
  /** Shown when the picture is missing or fails; default is the fallback picture. */
  failed?: ReactNode;
  /** Called when the picture fails to load. */
  onFail?: () => void;
};

/**
 * A catalogue picture. The fallback replaces missing, failed or disallowed ones. `next/image` would be the largest script
 * of most pages.
 */
export function PropertyPicture({
  src,
  alt,
  sizes,
  range = 'full',
  quality,
  fill = false,
  priority = false,
  early = false,
  failed,
  onFail,
  className,
  ...props
}: PropertyPictureProps) {
  const [failedSources, setFailedSources] = useState<readonly string[]>([]);
  const wanted = pictureSource(src);
  const hasFailed = wanted !== null && failedSources.includes(wanted);
  const shown = wanted === null || hasFailed ? fallbackPicture : wanted;
  const fail = useCallback(() => {
    setFailedSources((sources) => (sources.includes(shown) ? sources : [...sources, shown]));
    onFail?.();
  }, [shown, onFail]);
  const watch = useCallback(
    (image: HTMLImageElement | null) => (image ? onPictureFailure(image, fail) : undefined),
    [fail],
  );
  if ((wanted === null || hasFailed) && failed !== undefined) return failed;
  const sources = pictureSources(shown, range, quality);
  if (priority)
    preload(sources.src, {
      as: 'image',
      imageSrcSet: sources.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <>
      {early && !priority && (
        <link
          rel="preload"
          as="image"
          href={sources.srcSet ? undefined : sources.src}
          imageSrcSet={sources.srcSet}
          imageSizes={sizes}
          media="(min-width: 64rem)"
        />
      )}
      {/* biome-ignore lint/performance/noImgElement: its sources are the optimiser's */}
      <img
        key={shown}
        ref={watch}
        alt={alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...props}
        className={cn(fill && 'fill', className) || undefined}
        sizes={sizes}
        {...sources}
      />
    </>
  );
}
