import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { newsletterThanks } from '@/lib/newsletter/rules';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Thank you for subscribing',
  description: 'We have received your address.',
  path: routes.newsletterThanks,
  index: false,
});

/** Success page of the footer form without JavaScript. */
export default function NewsletterThanksPage() {
  return (
    <div className="page band">
      <p className="label">Newsletter</p>
      <h1 className="display-lg mt-4 max-w-200">Thank you</h1>
      <p role="status" className="mt-5 max-w-[52ch] text-[1.1875rem] leading-relaxed text-body">
        {newsletterThanks}
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        <Button asChild>
          <IntentLink href={routes.blog}>Read our blog</IntentLink>
        </Button>
        <Button asChild variant="line">
          <IntentLink href={routes.properties}>All properties</IntentLink>
        </Button>
      </div>
    </div>
  );
}
