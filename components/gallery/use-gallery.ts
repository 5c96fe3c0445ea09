import { useCallback, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function onMotionChange(notify: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const motionAllowed = () => !window.matchMedia(reducedMotion).matches;
const never = () => false;

/**
 * Which picture of `count` is shown and whether they move on by themselves. They do so until the visitor takes
 * over (`auto`) or after pressing play (`chosen`); never under reduced motion and never with one picture.
 */
export function useGallery(count: number) {
  const [shown, setShown] = useState<{ index: number; previous: number | null }>({
    index: 0,
    previous: null,
  });
  const [play, setPlay] = useState<'auto' | 'chosen' | 'paused'>('auto');
  const canPlay = useSyncExternalStore(onMotionChange, motionAllowed, never) && count > 1;

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
    /** The next picture by itself: the visitor has not taken over. */
    advance: useCallback(() => show((index) => index + 1), [show]),
    /** The visitor moves by so many pictures, wrapping around at both ends. */
    step: useCallback(
      (by: 1 | -1) => {
        pause();
        show((index) => index + by);
      },
      [pause, show],
    ),
    /** The visitor picks one. */
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
