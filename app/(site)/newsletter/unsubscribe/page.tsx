import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { emailHref } from '@/lib/format/contact-links';
import { api, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { firstValue, type SearchParams } from '../first-value';
import { Screen } from '../screen';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Unsubscribe',
    description: `Leave the newsletter of ${site.name}.`,
    path: routes.newsletterUnsubscribePage,
    index: false,
  }),
  // Keeps the token in the URL from other sites.
  referrer: 'same-origin',
};

/** Unsubscribes by button only, because mail scanners open every link. */
export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const token = await firstValue(searchParams, 'token');
  const state = await firstValue(searchParams, 'state');
  if (state === 'done') return <Done />;
  if (!token || state === 'unknown') return <Unknown />;
  return <Confirm token={token} failed={state === 'failed'} />;
}

function Confirm({ token, failed }: { token: string; failed: boolean }) {
  return (
    <Screen title="Unsubscribe from our newsletter?" text="We'll stop emailing this address.">
      {failed && (
        <p role="alert" className="mb-2 basis-full font-medium text-danger">
          Something went wrong. Please try again in a few minutes.
        </p>
      )}
      <form method="post" action={api.newsletterUnsubscribe}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">Unsubscribe</Button>
      </form>
      <Button asChild variant="line">
        <IntentLink href={routes.home}>Stay subscribed</IntentLink>
      </Button>
    </Screen>
  );
}

function Done() {
  return (
    <Screen
      title="You have been unsubscribed"
      text="You won't receive our emails any more. You can subscribe again at any time."
    >
      <Button asChild variant="line">
        <IntentLink href={routes.home}>Home</IntentLink>
      </Button>
    </Screen>
  );
}

function Unknown() {
  return (
    <Screen
      title="This link is no longer valid"
      text="It looks incomplete. Email us and we'll remove your address."
    >
      <Button asChild>
        <a href={emailHref({ subject: 'Unsubscribe' })}>E-mail {site.email}</a>
      </Button>
      <Button asChild variant="line">
        <IntentLink href={routes.home}>Home</IntentLink>
      </Button>
    </Screen>
  );
}
