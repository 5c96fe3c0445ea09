import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';

type CompactProps = {
  opener: RefObject<HTMLButtonElement | null>;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onPreferences: () => void;
};

/** Accept and Reject have the same size and weight. */
export function CookieBannerCompact({ opener, onAcceptAll, onRejectAll, onPreferences }: CompactProps) {
  return (
    <div className="p-5 sm:px-7 sm:py-6 lg:page lg:flex lg:items-center lg:justify-between lg:py-2.5!">
      <p className="text-[0.90625rem] leading-normal">
        We use cookies to enhance your experience.{' '}
        <IntentLink href={routes.cookies} className="underline underline-offset-4">
          Cookie Policy
        </IntentLink>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5 sm:flex lg:mt-0">
        <Button size="md" onClick={onAcceptAll}>
          Accept All
        </Button>
        <Button size="md" onClick={onRejectAll}>
          Reject All
        </Button>
        <Button ref={opener} variant="line" size="md" onClick={onPreferences} className="col-span-2">
          Preferences
        </Button>
      </div>
    </div>
  );
}
