'use client';

import { ErrorScreen } from '@/components/site/error-screen';
import { cormorant, manrope } from './fonts';
import './globals.css';

/** Replaces the root layout when that fails itself. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={`${cormorant.variable} ${manrope.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}
