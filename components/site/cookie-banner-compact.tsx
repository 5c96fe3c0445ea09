import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';

/** The initial view of CookieBanner, which handles its clicks. Accept and Reject have the same size and weight. */
export function CookieBannerCompact() {
  return (
    <div className="p-5 sm:px-7 sm:py-6 low:max-sm:px-3 low:py-2.5 low:sm:page low:sm:flex low:sm:items-center low:sm:justify-between lg:page lg:flex lg:items-center lg:justify-between lg:py-2.5!">
      <div className="flex flex-wrap gap-x-4 text-[0.90625rem] leading-normal low:text-[0.8125rem]">
        <p>We use cookies to enhance your experience</p>
        <IntentLink href={routes.cookies} className="underline underline-offset-4">
          Cookie Policy
        </IntentLink>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5 sm:flex low:mt-2 low:grid-cols-3 low:large-text:grid-cols-2 low:max-sm:*:px-1 low:max-sm:*:tracking-normal low:sm:mt-0 lg:mt-0">
        <Button size="md" data-choice="everything">
          Accept All
        </Button>
        <Button size="md" data-choice="essential">
          Reject All
        </Button>
        <Button
          variant="line"
          size="md"
          data-choice="preferences"
          className="col-span-2 low:col-span-1 low:large-text:col-span-2"
        >
          Preferences
        </Button>
      </div>
    </div>
  );
}
