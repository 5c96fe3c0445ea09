'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { useFullscreen } from './use-fullscreen';
import { useZoomPan } from './use-zoom-pan';
import { ViewerPicture } from './viewer-picture';
import { formatScale, maxScale, minScale } from './zoom-pan';

type ImageViewerProps = {
  src: string;
  /** Describes the picture and labels the viewer. */
  alt: string;
  /** The LCP image of the page. */
  priority?: boolean;
  caption?: string;
};

const unavailable = 'Image unavailable';

/**
 * A zoomable picture: wheel, pinch, buttons and keys zoom from 50 % to 500 %, drag and arrows pan. Without JavaScript
 * it is a plain picture with a link. If the picture fails, a text takes the place of all.
 */
export function ImageViewer({ src, alt, priority = false, caption }: ImageViewerProps) {
  const container = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { view, isDragging, zoomIn, zoomOut, reset, onKey, pointerHandlers } = useZoomPan(frame);
  const { mode, toggle } = useFullscreen(container);
  const isFull = mode !== 'off';
  /** Height in pixels that a failed picture keeps, so that nothing below moves; null while it has not failed. */
  const [failedHeight, setFailedHeight] = useState<number | null>(null);
  const onFail = useCallback(
    () => setFailedHeight((!isFull && container.current?.offsetHeight) || 0),
    [isFull],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isFullscreenKey = event.key.toLowerCase() === 'f';
    if (isFullscreenKey) toggle();
    if (isFullscreenKey || onKey(event.key)) event.preventDefault();
  };

  if (failedHeight !== null && !isFull)
    return (
      <p
        className="grid aspect-4/3 max-w-full place-items-center border border-line bg-white text-stone"
        style={{ minHeight: failedHeight }}
      >
        {unavailable}
      </p>
    );
  return (
    <figure
      ref={container}
      onKeyDown={onKeyDown}
      className={cn(
        '@container',
        isFull && 'safe-area flex flex-col bg-paper',
        mode === 'overlay' && 'fixed inset-0 z-100',
      )}
    >
      <div
        ref={frame}
        role="application"
        aria-roledescription="zoomable picture"
        aria-label={alt}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys + − 0 F and the arrows act on the focused picture
        tabIndex={0}
        {...pointerHandlers}
        className={cn(
          'relative -outline-offset-2 overflow-hidden border border-line bg-white select-none',
          isFull ? 'flex-1' : 'aspect-4/3',
          view.scale > 1 ? 'touch-none' : 'touch-pan-y',
          view.scale > 1 && (isDragging ? 'cursor-grabbing' : 'cursor-grab'),
        )}
      >
        <div
          className={cn('absolute inset-0', !isDragging && 'transition-transform duration-200 ease-out')}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          {failedHeight === null ? (
            <ViewerPicture
              src={src}
              alt={alt}
              priority={priority}
              isLarge={isFull || view.scale > 1}
              onFail={onFail}
            />
          ) : (
            <p className="grid size-full place-items-center text-stone">{unavailable}</p>
          )}
        </div>
      </div>
      <div className="arrive-whole flex flex-col border border-t-0 border-line print:hidden @xl:flex-row @xl:items-center @xl:justify-between">
        <fieldset
          aria-label="Picture controls"
          className="flex items-stretch border-line @max-xl:border-b @xl:order-last @xl:border-s noscript:hidden"
        >
          <ToolButton label="Zoom out" onClick={zoomOut} isDisabled={view.scale <= minScale}>
            <Icon name="minus" />
          </ToolButton>
          <output className="figures grid min-w-15 flex-1 place-items-center border-e border-line text-[0.8125rem]">
            {formatScale(view.scale)}
          </output>
          <ToolButton label="Zoom in" onClick={zoomIn} isDisabled={view.scale >= maxScale}>
            <Icon name="plus" />
          </ToolButton>
          <ToolButton label="Reset" onClick={reset}>
            <Icon name="rotate-ccw" />
          </ToolButton>
          <ToolButton label={isFull ? 'Leave fullscreen' : 'Fullscreen'} onClick={toggle} isPressed={isFull}>
            {isFull ? <Icon name="minimize" /> : <Icon name="maximize" />}
          </ToolButton>
        </fieldset>
        <p
          id={hintId}
          className="px-4 py-2.5 text-xs leading-relaxed text-balance text-stone noscript:hidden"
        >
          <span className="hidden pointer-coarse:inline">Pinch to zoom • </span>
          Scroll to zoom • Drag to pan • Double-click to reset
        </p>
      </div>
      <figcaption
        className={cn(
          'flex flex-wrap justify-between gap-x-6 pt-2 text-[0.8125rem] text-stone',
          isFull && 'px-4 pb-2 low:hidden',
        )}
      >
        <span>{caption}</span>
        <a
          href={src}
          target="_blank"
          rel="noopener noreferrer"
          className="ms-auto inline-flex min-h-11 items-center gap-2 text-gold-text underline-offset-4 print:hidden hover:underline"
        >
          Open full picture
          <Icon name="external-link" className="size-4" />
          <span className="sr-only">(new tab)</span>
        </a>
      </figcaption>
    </figure>
  );
}

type ToolButtonProps = {
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  isPressed?: boolean;
  children: ReactNode;
};

/** At the limit a button stays focusable and announces that it has no effect. */
function ToolButton({ label, onClick, isDisabled, isPressed, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      onClick={onClick}
      className="grid min-h-11 min-w-[44px] flex-1 place-items-center border-e border-line transition-colors duration-200 last:border-e-0 hover:bg-sand aria-disabled:text-mist [&_svg]:size-[18px] [&_svg]:stroke-[1.5]"
    >
      {children}
    </button>
  );
}
