import type { Metadata } from 'next';
import { firstValue, type SearchParams } from '@/app/search-params';
import { Honeypot } from '@/components/site/honeypot';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { IntentLink } from '@/components/ui/intent-link';
import { api } from '@/lib/api-paths';
import { tooFastMessage } from '@/lib/forms/bot-checks';
import { type NewsletterProblem, newsletterError, newsletterProblems } from '@/lib/newsletter/rules';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';

export const metadata: Metadata = pageMetadata({
  title: 'Newsletter',
  description: `New homes and articles from ${site.name}, by email.`,
  path: routes.newsletter,
  index: false,
});

const alerts: Record<NewsletterProblem, string> = {
  missing: newsletterError('') ?? '',
  invalid: newsletterError('invalid') ?? '',
  'too-fast': tooFastMessage,
  busy: 'Too many sign-ups from your network. Please try again in a few minutes.',
  failed: 'An unexpected error occurred. Please try again later.',
};

/** Shows errors of the footer form without JavaScript. */
export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const given = await firstValue(searchParams, 'problem');
  const problem = newsletterProblems.find((known) => known === given);
  return (
    <div className="page band">
      <p className="label">Newsletter</p>
      <h1 className="display-lg mt-4 max-w-180">New homes and articles, by email</h1>
      <form method="post" action={api.newsletter} className="mt-9 max-w-130">
        <Field id="subscription-email" label="Your email address" required error={problem && alerts[problem]}>
          <Input
            id="subscription-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-invalid={problem === 'missing' || problem === 'invalid' || undefined}
            aria-describedby={problem && 'subscription-email-error'}
          />
        </Field>
        <Honeypot />
        <Button type="submit" className="mt-6">
          Subscribe
        </Button>
        <p className="arrive-whole mt-5 text-sm text-stone">
          You can unsubscribe at any time. See our{' '}
          <IntentLink
            href={routes.privacy}
            className="whitespace-nowrap underline underline-offset-4 hover:text-ink"
          >
            Privacy Policy
          </IntentLink>
          .
        </p>
      </form>
    </div>
  );
}
