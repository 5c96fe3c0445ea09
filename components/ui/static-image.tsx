import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { type PictureRange, pictureSources } from './picture-sources';

type StaticImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  src: string;
  alt: string;
  /** Not for thumbnails, which are chosen by the screen's density. */
  sizes?: string;
  /** Widths offered to the browser. */
  range?: PictureRange;
  /** Covers its positioned parent. Otherwise give width and height. */
  fill?: boolean;
};

/** One of our own pictures, without scripts. Lazy by default. */
export function StaticImage({
  src,
  alt,
  range = 'full',
  fill = false,
  className,
  ...props
}: StaticImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: its sources are the optimiser's
    <img
      alt={alt}
      loading="lazy"
      decoding="async"
      {...props}
      className={cn(fill && 'fill', className)}
      {...pictureSources(src, range)}
    />
  );
}
