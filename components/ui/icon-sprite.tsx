'use client';

import { lazy } from 'react';
import { StaticPart } from './static-part';

const IconSymbols = lazy(async () => ({ default: (await import('./icon-symbols')).IconSymbols }));

/** The document's icons; see `Icon`. */
export function IconSprite() {
  return <StaticPart as="div" id="icons" hidden content={IconSymbols} />;
}
