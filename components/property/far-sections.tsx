'use client';

import { useEffect } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { layOutWhenIdle } from '@/components/ui/lay-out-when-idle';
import { farSectionsMark } from './far-sections-mark';

/**
 * Put it after the first screen of a property, in place of `FirstScreenEnd`. On a first visit `property-page.css` skips
 * style and layout of the sections far below until they come near, the browser is idle or a link into the page is pressed.
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
