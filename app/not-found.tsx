'use client';

import { lazy } from 'react';

/**
 * For pages that have no such screen of their own. Every page's data names it, in place of the whole markup of Next's own
 * one; the screen itself is fetched when it is needed.
 */
const NotFoundScreen = lazy(async () => ({ default: (await import('./not-found-screen')).NotFoundScreen }));

export default function NotFound() {
  return <NotFoundScreen />;
}
