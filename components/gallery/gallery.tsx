'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { useIsInView } from '@/components/ui/use-is-in-view';
import { GalleryDots } from './gallery-dots';
import { GalleryPicture } from './gallery-picture';
import { GalleryStage, pictureAlt } from './gallery-stage';
import { GalleryStrip } from './gallery-strip';
import { GalleryViewer } from './gallery-viewer';
import { useBrokenPictures } from './use-broken-pictures';
import { useGallery } from './use-gallery';
import { addViewerEntry, removeViewerEntry } from './viewer-entry';

type GalleryProps = {
  /** Cover first; at least one. */
  images: string[];
  title: string;
  /** Shown behind 'Image unavailable' if no picture loads. */
  fallback: ReactNode;
};

/** Pictures of a property: a stage, the next two beside it on wide screens, and a full-screen view. */
export function Gallery({ images, title, fallback }: GalleryProps) {
  const section = useRef<HTMLElement>(null);
  const broken = useBrokenPictures(images.length, section);
  const gallery = useGallery(images.length);
  const isInView = useIsInView(section);
  const [viewing, setViewing] = useState(false);
  const beside = images.slice(1, 3);

  const open = (index?: number) => {
    if (index === undefined) gallery.pause();
    else gallery.select(index);
    addViewerEntry();
    setViewing(true);
  };
  const close = () => {
    setViewing(false);
    removeViewerEntry();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (images.length < 2 || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    gallery.step(event.key === 'ArrowRight' ? 1 : -1);
  };

  if (broken.areAll)
    return (
      <section ref={section} aria-label={`Pictures of ${title}`} className="relative">
        {fallback}
        <p className="absolute inset-x-0 bottom-2 mx-auto w-fit bg-sand px-2 text-[0.8125rem] leading-4 text-stone print:hidden">
          Image unavailable
        </p>
      </section>
    );
  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      onKeyDown={onKeyDown}
      className="group/gallery"
    >
      <div
        className={cn(
          '-mx-[20px] aspect-4/3 print:mx-0! print:block! print:aspect-video! print:h-auto! md:mx-0 md:grid md:aspect-auto md:h-[clamp(380px,44vw,560px)] md:gap-2',
          beside.length > 0 && 'md:grid-cols-2',
        )}
      >
        <GalleryStage
          images={images}
          title={title}
          gallery={gallery}
          suspended={!isInView || viewing}
          onOpen={() => open()}
          onFail={broken.report}
        />
        {beside.length > 0 && (
          <div
            className={cn('relative hidden gap-2 md:grid print:hidden', beside.length > 1 && 'grid-rows-2')}
          >
            {beside.map((src, position) => (
              <div key={src} className="relative overflow-hidden bg-sand">
                <GalleryPicture
                  src={src}
                  alt={pictureAlt(title, position + 1)}
                  sizes="(min-width: 80rem) 604px, (min-width: 48rem) 50vw, 1px"
                />
                <button
                  type="button"
                  onClick={() => open(position + 1)}
                  aria-label={`Open picture ${position + 2} of ${images.length} in full screen`}
                  className="gallery-open"
                />
              </div>
            ))}
            <Button
              size="md"
              onClick={() => open()}
              className="absolute end-4.5 bottom-4.5 bg-paper text-ink hover:bg-sand [@media(scripting:none)]:hidden"
            >
              {images.length === 2 ? 'Both' : `All ${images.length}`} pictures
            </Button>
          </div>
        )}
      </div>
      {images.length > 1 && (
        <div className="mt-1 flex flex-col md:mt-2 md:flex-row-reverse md:items-center md:gap-8 print:hidden">
          <GalleryDots count={images.length} index={gallery.index} onSelect={gallery.select} />
          <GalleryStrip
            images={images}
            index={gallery.index}
            onSelect={gallery.select}
            className="-mx-1 min-w-0 flex-1"
            onFail={broken.report}
            eager={broken.isAny}
          />
        </div>
      )}
      {viewing && <GalleryViewer images={images} title={title} gallery={gallery} onClose={close} />}
    </section>
  );
}
