'use client';

import { useEffect, useState } from 'react';
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
  // While rendering, because React itself handles presses from then on: repeated, they would close the menu again.
  useState(stopListening);
  useEffect(() => {
    const pressed = window.earlyClick?.button;
    window.earlyClick = undefined;
    pressed?.click();
  }, []);
  return <InlineScript text={script} />;
}

function stopListening(): void {
  if (typeof window !== 'undefined' && window.earlyClick)
    window.removeEventListener('click', window.earlyClick);
}
