'use client';

import { useEffect } from 'react';
import { InlineScript } from '@/components/ui/inline-script';

declare global {
  interface Window {
    /** The listener of the inline script, with the button that was pressed last. */
    earlyClick?: { (event: Event): void; button?: HTMLButtonElement | null };
  }
}

const script =
  "addEventListener('click',earlyClick=e=>{earlyClick.button=e.target.closest('button[type=button]')})";

/** Repeats the last press of a button from before the page's scripts arrived, such as that of the menu or of a cookie choice. */
export function EarlyClick() {
  useEffect(() => {
    const { earlyClick } = window;
    if (!earlyClick) return;
    window.earlyClick = undefined;
    window.removeEventListener('click', earlyClick);
    earlyClick.button?.click();
  }, []);
  return <InlineScript text={script} />;
}
