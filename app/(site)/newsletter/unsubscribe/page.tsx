import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api-paths';
import { emailHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { Screen } from '../screen';
import { HomeButton, readLink, TokenForm } from '../token-form';

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

export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const link = await readLink(searchParams);
  if (link.view === 'done') return <Done />;
  if (link.view === 'unknown') return <Unknown />;
  return (
    <TokenForm
      title="Unsubscribe from our newsletter?"
      text="We’ll stop emailing this address."
      action={api.newsletterUnsubscribe}
      token={link.token}
      failed={link.failed}
      submit="Unsubscribe"
      decline="Stay subscribed"
    />
  );
}

function Done() {
  return (
    <Screen
      title="You have been unsubscribed"
      text="You won’t receive our emails any more. You can subscribe again at any time."
    >
      <HomeButton />
    </Screen>
  );
}

function Unknown() {
  return (
    <Screen
      title="This link is no longer valid"
      text="It looks incomplete. Email us and we’ll remove your address."
    >
      <Button asChild>
        <a href={emailHref({ subject: 'Unsubscribe' })}>Email {site.email}</a>
      </Button>
      <HomeButton />
    </Screen>
  );
}
