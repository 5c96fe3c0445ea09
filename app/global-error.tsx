'use client';

import { PlainError } from '@/components/site/plain-error';
import './globals.css';

/** Replaces the root layout if that itself fails. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <PlainError retry={retry} />
        </main>
      </body>
    </html>
  );
}
