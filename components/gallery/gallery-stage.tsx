import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { denseScreen } from '@/components/ui/picture-sources';
import { GalleryArrows } from './gallery-arrows';
import { GalleryPicture } from './gallery-picture';
import type { GalleryState } from './use-gallery';
import { useSwipe } from './use-swipe';

/** Pictures are 3:2 and fill the height, so they are wider than the stage. */
const sizes = `(min-width: 80rem) 840px, (min-width: 48rem) 66vw, ${denseScreen} 64vw, 80vw`;
/** Of fixed height: with text at twice its size, the controls would cover each other. */
const chip = 'flex h-[44px] items-center bg-night/75 text-[0.8125rem] text-paper';

type GalleryStageProps = {
  images: string[];
  title: string;
  gallery: GalleryState;
  /** The 4 s animation pauses while the stage is off screen. */
  suspended: boolean;
  onOpen: () => void;
  /** Called with the index of a picture that fails to load. */
  onFail: (index: number) => void;
};

/** The large picture. The previous one stays visible until the new one has faded in; the first one stays for print. */
export function GalleryStage({ images, title, gallery, suspended, onOpen, onFail }: GalleryStageProps) {
  const { index, previous, play, step } = gallery;
  const onScreen = previous === null ? [index] : [previous, index];
  const layers = onScreen.includes(0) ? onScreen : [0, ...onScreen];
  return (
    <div
      className="relative h-full w-full touch-pan-y touch-pinch-zoom overflow-hidden bg-sand"
      {...useSwipe(step)}
    >
      {layers.map((layer) => (
        <span
          key={layer}
          className={cn(
            'absolute inset-0',
            !onScreen.includes(layer) && 'hidden print:block',
            layer !== 0 && 'print:hidden',
            previous !== null && layer === index && 'animate-[fade-in_0.4s_var(--ease-out)]',
          )}
        >
          <GalleryPicture
            src={images[layer] ?? ''}
            alt={layer === index ? pictureAlt(title, layer) : ''}
            sizes={sizes}
            priority={layer === 0}
            onFail={() => onFail(layer)}
          />
        </span>
      ))}
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Open picture ${index + 1} of ${images.length} in full screen`}
        className="gallery-open"
      />
      {images.length > 1 && <GalleryArrows onStep={step} />}
      <div className="absolute start-4 bottom-4 flex gap-px overflow-hidden rounded-sm md:start-5 md:bottom-5 print:hidden">
        {images.length > 1 && <Counter index={index} count={images.length} live={play === 'paused'} />}
        {gallery.canPlay && (
          <button
            type="button"
            onClick={play === 'paused' ? gallery.resume : gallery.pause}
            aria-label={play === 'paused' ? 'Play pictures' : 'Pause pictures'}
            data-tooltip={play === 'paused' ? 'Play pictures' : 'Pause pictures'}
            className={cn(chip, 'on-picture w-[44px] justify-center outline-offset-[-4px] hover:bg-night')}
          >
            <Icon name={play === 'paused' ? 'play' : 'pause'} className="size-4" />
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={onOpen}
        aria-label="Full screen"
        data-tooltip="Full screen"
        className={cn(
          chip,
          'on-picture absolute end-4 bottom-4 w-[44px] justify-center rounded-sm hover:bg-night md:hidden print:hidden [@media(scripting:none)]:hidden',
        )}
      >
        <Icon name="maximize-2" className="size-4" />
      </button>
      {play !== 'paused' && (
        <span
          key={index}
          aria-hidden
          data-testid="gallery-progress"
          onAnimationEnd={gallery.advance}
          className={cn(
            'gold-fill absolute inset-x-0 bottom-0 h-[3px] print:hidden origin-left animate-[gallery-progress_4s_linear] rtl:origin-right',
            play === 'auto' &&
              'group-focus-within/gallery:[animation-play-state:paused] group-hover/gallery:[animation-play-state:paused]',
            suspended && '[animation-play-state:paused]',
          )}
        />
      )}
    </div>
  );
}

/** Announces the position; silent during autoplay. */
export function Counter({ index, count, live }: { index: number; count: number; live: boolean }) {
  return (
    <p className={cn(chip, 'figures px-3.5')} aria-live={live ? 'polite' : 'off'}>
      <span className="sr-only">Picture </span>
      {index + 1} / {count}
    </p>
  );
}

export function pictureAlt(title: string, index: number): string {
  return index === 0 ? title : `${title}, picture ${index + 1}`;
}
