'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useLockedScroll } from '@/components/ui/use-locked-scroll';

type Mode = 'off' | 'native' | 'overlay';

/**
 * Shows an element full screen with the Fullscreen API, or as an overlay (`mode` "overlay") when unavailable (iPhone)
 * or rejected. Escape exits both; focus is trapped.
 */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<Mode>('off');

  useEffect(() => {
    const onChange = () => {
      const isOurs = document.fullscreenElement !== null && document.fullscreenElement === target.current;
      setMode(isOurs ? 'native' : 'off');
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [target]);

  useEffect(() => {
    if (mode === 'off') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && mode === 'overlay') setMode('off');
      if (event.key === 'Tab' && target.current) keepFocusIn(target.current, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [mode, target]);

  useLockedScroll(mode === 'overlay');

  const enter = async () => {
    try {
      if (!target.current?.requestFullscreen) throw new Error('element fullscreen is not supported');
      await target.current.requestFullscreen();
    } catch {
      setMode('overlay');
    }
  };

  const leave = () => {
    if (mode === 'native') document.exitFullscreen();
    else setMode('off');
  };

  return { mode, toggle: mode === 'off' ? enter : leave };
}

function keepFocusIn(container: HTMLElement, event: KeyboardEvent): void {
  const stops = [...container.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]')];
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (container.contains(active) && active !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
