import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { type PictureRange, pictureSources } from './picture-sources';

type StaticPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  src: string;
  alt: string;
  /** Not for thumbnails, which are selected by screen density. */
  sizes?: string;
  /** Widths offered to the browser. */
  range?: PictureRange;
  /** Covers its positioned parent. Otherwise give width and height. */
  fill?: boolean;
};

/** One of the site's own pictures, without client code. Lazy by default. */
export function StaticPicture({
  src,
  alt,
  range = 'full',
  fill = false,
  className,
  ...props
}: StaticPictureProps) {
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
