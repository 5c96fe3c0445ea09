'use client';

import { useEffect } from 'react';

const threshold = 10;

/** Marks the document once the page is scrolled more than 10 px; the header's look follows in CSS. */
export function ScrollMark() {
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return null;
}
