'use client';

import { useCallback } from 'react';
import { onPictureFailure } from '@/components/catalog/picture-failure';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { denseScreen } from '@/components/ui/picture-sources';

type ViewerPictureProps = {
  src: string;
  alt: string;
  priority: boolean;
  /** Zoomed in: requests more pixels. */
  isLarge: boolean;
  onFail: () => void;
};

const sizes = `(min-width: 80rem) 600px, (min-width: 64rem) 46vw, ${denseScreen} 64vw, 86vw`;

/** The picture in the viewer. Drawings are shown unoptimised, photographs through the optimiser. */
export function ViewerPicture({ src, alt, priority, isLarge, onFail }: ViewerPictureProps) {
  if (isDrawing(src)) return <Drawing src={src} alt={alt} priority={priority} onFail={onFail} />;
  return (
    <PropertyPicture
      src={src}
      alt={alt}
      fill
      priority={priority}
      draggable={false}
      sizes={isLarge ? '200vw' : sizes}
      className="object-contain p-3 sm:p-6"
      failed={null}
      onFail={onFail}
    />
  );
}

function Drawing({ src, alt, priority, onFail }: Omit<ViewerPictureProps, 'isLarge'>) {
  const watch = useCallback(
    (image: HTMLImageElement | null) => (image ? onPictureFailure(image, onFail) : undefined),
    [onFail],
  );
  return (
    // biome-ignore lint/performance/noImgElement: the optimiser does not take drawings, and they need no scaling
    <img
      ref={watch}
      src={src}
      alt={alt}
      width={1200}
      height={900}
      decoding="async"
      draggable={false}
      fetchPriority={priority ? 'high' : 'auto'}
      loading={priority ? 'eager' : 'lazy'}
      className="size-full object-contain p-3 sm:p-6"
    />
  );
}

function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src);
}
