import { type TouchEvent, useRef } from 'react';

const threshold = 40;

const isPageZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/**
 * Touch handlers that distinguish horizontal swipes from scrolling: 1 for next, -1 for previous. In a zoomed page one
 * finger moves what is seen of the picture.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && !isPageZoomed() ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ currentTarget, changedTouches }: TouchEvent<HTMLElement>) => {
      // `touch-pan-y` would keep the next finger from moving a zoomed page sideways.
      currentTarget.style.touchAction = isPageZoomed() ? 'manipulation' : '';
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= threshold && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
