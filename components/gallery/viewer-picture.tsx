'use client';

import { useEffect, useRef, useState } from 'react';
import { PropertyPicture } from '@/components/catalog/property-picture';

type ViewerPictureProps = {
  src: string;
  alt: string;
  priority: boolean;
  /** Zoomed in: requests more pixels. */
  isLarge: boolean;
};

/** The picture in the viewer. Drawings are shown unoptimised, photographs through the optimiser. */
export function ViewerPicture({ src, alt, priority, isLarge }: ViewerPictureProps) {
  if (isDrawing(src)) return <Drawing src={src} alt={alt} priority={priority} />;
  return (
    <PropertyPicture
      src={src}
      alt={alt}
      fill
      priority={priority}
      draggable={false}
      sizes={isLarge ? '200vw' : '(min-width: 80rem) 690px, (min-width: 64rem) 55vw, 100vw'}
      className="object-contain p-3 sm:p-6"
      failed={<PictureFailed />}
    />
  );
}

function Drawing({ src, alt, priority }: Omit<ViewerPictureProps, 'isLarge'>) {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The picture may have failed before hydration.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(() => setHasFailed(true));
  }, []);
  if (hasFailed) return <PictureFailed />;
  return (
    // biome-ignore lint/performance/noImgElement: the optimiser does not take drawings, and they need no scaling
    <img
      ref={image}
      src={src}
      alt={alt}
      width={1200}
      height={900}
      decoding="async"
      draggable={false}
      fetchPriority={priority ? 'high' : 'auto'}
      loading={priority ? 'eager' : 'lazy'}
      onError={() => setHasFailed(true)}
      className="size-full object-contain p-3 sm:p-6"
    />
  );
}

function PictureFailed() {
  return <p className="grid size-full place-items-center text-stone">Image unavailable</p>;
}

function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src);
}
