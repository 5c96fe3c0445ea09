'use client';

import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

type ErrorScreenProps = { error: unknown; retry: () => void };

/** What stands when a page could not be made. In production the message is the error's digest, never its text. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  return (
    <div className="page band">
      <p className="label">Error</p>
      <h1 className="display-lg mt-4 max-w-200">Unexpected Application Error!</h1>
      <p className="mt-5 max-w-[52ch] text-stone">{explain(error)}</p>
      <div className="mt-9 flex flex-col gap-3 sm:flex-row">
        <Button onClick={retry}>Try Again</Button>
        <Button asChild variant="line">
          <a href={routes.home}>Home</a>
        </Button>
        <Button asChild variant="line">
          <a href={`mailto:${site.email}`}>Tell us</a>
        </Button>
      </div>
    </div>
  );
}

function explain(error: unknown): string {
  const { digest, message } = (error ?? {}) as { digest?: string; message?: string };
  if (digest) return `500: the page could not be prepared. Reference ${digest}`;
  return message || '500: the page could not be prepared.';
}
