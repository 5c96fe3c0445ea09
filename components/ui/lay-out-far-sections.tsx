'use client';

import { useEffect } from 'react';
import { layOutWhenIdle } from './lay-out-when-idle';

/** Lays out the sections that `FarSections` skips, one per idle period, and skips none on later pages. */
export function LayOutFarSections() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.farSections)
      for (const section of document.querySelectorAll<HTMLElement>('.far-section')) layOutWhenIdle(section);
    return () => {
      delete dataset.farSections;
    };
  }, []);
  return null;
}
