import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { api } from '@/lib/api-paths';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { Screen } from '../screen';
import { HomeButton, readLink, TokenForm } from '../token-form';

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

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const link = await readLink(searchParams);
  if (link.view === 'done') return <Done />;
  if (link.view === 'unknown') return <Unknown />;
  return (
    <TokenForm
      title="Confirm your subscription?"
      text={`New homes and articles from ${site.name}. You can unsubscribe from any email.`}
      action={api.newsletterConfirm}
      token={link.token}
      failed={link.failed}
      submit="Confirm"
      decline="Not now"
    />
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
      <HomeButton />
    </Screen>
  );
}
