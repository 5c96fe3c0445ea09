import { useEffect, useRef } from 'react';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { cn } from '@/components/ui/class-names';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

type GalleryStripProps = {
  images: string[];
  index: number;
  onSelect: (index: number) => void;
  className?: string;
  /** Called with the index of a picture that fails to load. */
  onFail?: (index: number) => void;
  /** Loads all pictures, also those out of view. */
  eager?: boolean;
};

/**
 * Thumbnails. Without JavaScript they link to the pictures; with it they select one, with roving tab index and arrow
 * keys.
 */
export function GalleryStrip({
  images,
  index,
  onSelect,
  className,
  onFail,
  eager = false,
}: GalleryStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const list = strip.current;
    const thumb = list?.children[index]?.firstElementChild;
    if (!list || !(thumb instanceof HTMLElement)) return;
    if (list.contains(document.activeElement)) thumb.focus({ preventScroll: true });
    // Scrolls the strip only; scrollIntoView would also move the page.
    const left = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2;
    list.scrollTo?.({ left, behavior: 'smooth' });
  }, [index]);

  return (
    <ul
      ref={strip}
      aria-label="Thumbnails"
      className={cn('relative flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]', className)}
    >
      {images.map((src, position) => (
        <li key={src}>
          <a
            href={src}
            aria-label={`Show picture ${position + 1}`}
            aria-current={position === index ? 'true' : undefined}
            tabIndex={isHydrated && position !== index ? -1 : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSelect(position);
            }}
            className="thumbnail"
          >
            <PropertyPicture
              src={src}
              alt=""
              fill
              range="thumbnail"
              quality={60}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority="low"
              failed={null}
              onFail={() => onFail?.(position)}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
