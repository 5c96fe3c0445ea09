import { useEffect, useRef } from 'react';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { Icon } from '@/components/ui/icon';
import { closeModal, openModal } from '@/components/ui/modal';
import { useLockedScroll } from '@/components/ui/use-locked-scroll';
import { GalleryArrows } from './gallery-arrows';
import { Counter, pictureAlt } from './gallery-stage';
import { GalleryStrip } from './gallery-strip';
import type { GalleryState } from './use-gallery';
import { useSwipe } from './use-swipe';

type GalleryViewerProps = {
  images: string[];
  title: string;
  gallery: GalleryState;
  onClose: () => void;
};

/** Full-screen gallery in a native dialog, which manages focus. Back closes it. */
export function GalleryViewer({ images, title, gallery, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, step, select } = gallery;
  const swipe = useSwipe(step);

  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  useLockedScroll(true);

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${title}`}
      onClose={onClose}
      className="safe-area on-night fixed inset-0 z-100 m-0 h-dvh max-h-none w-full max-w-none bg-night text-paper open:flex open:flex-col"
    >
      <div className="flex items-center justify-between gap-4 p-3 md:p-5">
        <button
          type="button"
          onClick={() => closeModal(dialog.current, () => dialog.current?.close())}
          aria-label="Close"
          data-tooltip="Close"
          className="order-2 grid size-11 place-items-center rounded-sm hover:bg-paper/10"
        >
          <Icon name="x" className="size-6" />
        </button>
        <Counter index={index} count={images.length} live />
      </div>
      <div className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom last:mb-3 md:last:mb-5" {...swipe}>
        {/* The loaded thumbnail is a placeholder for the large picture. */}
        <PropertyPicture
          key={`thumbnail-${index}`}
          src={images[index] ?? null}
          alt=""
          fill
          range="thumbnail"
          quality={60}
          className="object-contain opacity-40"
          failed={null}
        />
        <PropertyPicture
          key={index}
          src={images[index] ?? null}
          alt={pictureAlt(title, index)}
          fill
          sizes="100vw"
          loading="eager"
          className="animate-[fade-in_0.3s_var(--ease-out)] object-contain"
          failed={<p className="grid h-full place-items-center text-mist">Image unavailable</p>}
        />
        {images.length > 1 && <GalleryArrows onStep={step} />}
      </div>
      {images.length > 1 && (
        <GalleryStrip images={images} index={index} onSelect={select} className="m-3 md:m-5 low:hidden" />
      )}
    </dialog>
  );
}
