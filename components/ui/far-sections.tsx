'use client';

import { useEffect } from 'react';
import { farSectionsMark } from './far-sections-mark';
import { InlineScript } from './inline-script';
import { layOutWhenIdle } from './lay-out-when-idle';

/**
 * Put it after the first screen of a long page, in place of `FirstScreenEnd`. On a first visit `far-sections.css` skips
 * style and layout of each `far-section` until it comes near, the browser is idle or a link into the page is pressed.
 */
export function FarSections() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.farSections)
      for (const section of document.querySelectorAll<HTMLElement>('.far-section')) layOutWhenIdle(section);
    return () => {
      delete dataset.farSections;
    };
  }, []);
  return <InlineScript text={farSectionsMark} />;
}
