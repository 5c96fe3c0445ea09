import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsServerRendered } from './use-is-server-rendered';

/**
 * Keeps text that was typed before hydration into an uncontrolled text area with a default text, which React restores.
 * @param id of the text area
 * @returns its `ref`
 */
export function useTypedText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  const isServerRendered = useIsServerRendered();
  // Read while rendering, because React restores the default text before effects run.
  const [typed] = useState(() => (isServerRendered ? servedText(id) : null));
  useLayoutEffect(() => {
    if (area.current && typed !== null) area.current.value = typed;
  }, [typed]);
  return area;
}

function servedText(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement && area.value !== area.defaultValue ? area.value : null;
}
