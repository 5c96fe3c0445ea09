'use client';

import { useEffect } from 'react';
import { layOutWhenIdle } from '@/components/catalog/lay-out-when-idle';
import { InlineScript } from '@/components/ui/inline-script';

/** Skips far sections, unless a position on the page depends on their heights: a fragment, a reload or a way back. */
export const farSectionsMark =
  "{let r=document.documentElement;if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){r.dataset.farSections='skipped';addEventListener('click',e=>{if(e.target.closest('a[href^=\"#\"]'))delete r.dataset.farSections},true)}}";

/**
 * Put it after the first screen of a property. On a first visit `property-page.css` skips style and layout of the sections
 * far below until they come near, the browser is idle or a link into the page is pressed.
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
