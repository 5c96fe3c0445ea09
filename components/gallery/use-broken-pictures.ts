import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Which of `count` pictures failed to load. When all have, the content below the lower `frame` moves up by an animated
 * transform, which does not count as layout shift.
 */
export function useBrokenPictures(count: number, frame: RefObject<HTMLElement | null>) {
  const [broken, setBroken] = useState<readonly number[]>([]);
  const heightBefore = useRef(0);
  const report = useCallback(
    (index: number) => {
      heightBefore.current = frame.current?.offsetHeight ?? 0;
      setBroken((known) => (known.includes(index) ? known : [...known, index]));
    },
    [frame],
  );
  const areAll = broken.length >= count;
  useLayoutEffect(() => {
    if (areAll && frame.current) glideUp(frame.current, heightBefore.current - frame.current.offsetHeight);
  }, [areAll, frame]);
  return { isAny: broken.length > 0, areAll, report };
}

function glideUp(frame: HTMLElement, by: number): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (let next = frame.nextElementSibling; next; next = next.nextElementSibling)
    next.animate?.([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: isReduced ? 100 : 400,
      easing: isReduced ? 'step-end' : 'ease-out',
    });
}
