'use client';

import { lazyPart } from './lazy-part';
import { StaticPart } from './static-part';

const IconSymbols = lazyPart(async () => (await import('./icon-symbols')).IconSymbols);

/** The document's icons; see `Icon`. */
export function IconSprite() {
  return <StaticPart as="div" id="icons" hidden content={IconSymbols} />;
}
