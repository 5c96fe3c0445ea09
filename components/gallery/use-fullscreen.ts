'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLockedScroll } from '@/components/ui/use-locked-scroll';
import { addViewerEntry, removeViewerEntry } from './viewer-entry';

type Mode = 'off' | 'native' | 'overlay';

/**
 * Shows an element full screen with the Fullscreen API, or as an overlay (`mode` "overlay") when unavailable (iPhone)
 * or rejected. Escape and Back exit both; focus is trapped.
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

  const closeOverlay = useCallback(() => {
    setMode('off');
    removeViewerEntry();
  }, []);

  useEffect(() => {
    if (mode === 'off') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && mode === 'overlay') closeOverlay();
      if (event.key === 'Tab' && target.current) keepFocusIn(target.current, event);
    };
    const onBack = () => mode === 'overlay' && setMode('off');
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onBack);
    };
  }, [mode, target, closeOverlay]);

  useLockedScroll(mode === 'overlay');

  const enter = async () => {
    try {
      if (!target.current?.requestFullscreen) throw new Error('element fullscreen is not supported');
      await target.current.requestFullscreen();
    } catch {
      addViewerEntry();
      setMode('overlay');
    }
  };

  const leave = () => {
    if (mode === 'native') document.exitFullscreen();
    else closeOverlay();
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
