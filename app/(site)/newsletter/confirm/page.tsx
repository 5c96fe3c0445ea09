import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { api, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { firstValue, type SearchParams } from '../first-value';
import { Screen } from '../screen';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Confirm your subscription',
    description: `Confirm the newsletter of ${site.name}.`,
    path: routes.newsletterConfirmPage,
    index: false,
  }),
  // Keeps the token in the URL from other sites.
  referrer: 'same-origin',
};

/** Confirms by button only, because mail scanners open every link. */
export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await firstValue(searchParams, 'token');
  const state = await firstValue(searchParams, 'state');
  if (state === 'done') return <Done />;
  if (!token || state === 'unknown') return <Unknown />;
  return (
    <Screen
      title="Confirm your subscription?"
      text={`New homes and articles from ${site.name}. You can unsubscribe from any email.`}
    >
      {state === 'failed' && (
        <p role="alert" className="mb-2 basis-full font-medium text-danger">
          Something went wrong. Please try again in a few minutes.
        </p>
      )}
      <form method="post" action={api.newsletterConfirm}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">Confirm</Button>
      </form>
      <Button asChild variant="line">
        <IntentLink href={routes.home}>Not now</IntentLink>
      </Button>
    </Screen>
  );
}

function Done() {
  return (
    <Screen title="Your subscription is confirmed" text="You will receive our latest updates soon.">
      <Button asChild variant="line">
        <IntentLink href={routes.properties}>All properties</IntentLink>
      </Button>
    </Screen>
  );
}

function Unknown() {
  return (
    <Screen
      title="This link is no longer valid"
      text="It is incomplete or out of date. You can subscribe again at any time."
    >
      <Button asChild>
        <IntentLink href={routes.newsletter}>Newsletter</IntentLink>
      </Button>
      <Button asChild variant="line">
        <IntentLink href={routes.home}>Home</IntentLink>
      </Button>
    </Screen>
  );
}
