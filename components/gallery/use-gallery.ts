import { startTransition, useCallback, useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** False until it is known. */
function useIsMotionAllowed(): boolean {
  const [isAllowed, setIsAllowed] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(reducedMotion);
    const update = () => startTransition(() => setIsAllowed(!query.matches));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isAllowed;
}

/**
 * Current picture of `count` and autoplay, which runs until the visitor interacts (`auto`) or after pressing play
 * (`chosen`); never with reduced motion or a single picture.
 */
export function useGallery(count: number) {
  const [shown, setShown] = useState<{ index: number; previous: number | null }>({
    index: 0,
    previous: null,
  });
  const [play, setPlay] = useState<'auto' | 'chosen' | 'paused'>('auto');
  const canPlay = useIsMotionAllowed() && count > 1;

  const show = useCallback(
    (target: (index: number) => number) =>
      setShown(({ index, previous }) => {
        const next = (target(index) + count) % count;
        return next === index ? { index, previous } : { index: next, previous: index };
      }),
    [count],
  );
  const pause = useCallback(() => setPlay('paused'), []);

  return {
    ...shown,
    canPlay,
    play: canPlay ? play : 'paused',
    pause,
    resume: useCallback(() => setPlay('chosen'), []),
    /** Advances by autoplay. */
    advance: useCallback(() => show((index) => index + 1), [show]),
    /** Moves by a number of pictures, wrapping around. */
    step: useCallback(
      (by: 1 | -1) => {
        pause();
        show((index) => index + by);
      },
      [pause, show],
    ),
    /** Selects a picture. */
    select: useCallback(
      (index: number) => {
        pause();
        show(() => index);
      },
      [pause, show],
    ),
  };
}

export type GalleryState = ReturnType<typeof useGallery>;
