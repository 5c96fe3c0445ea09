import { metadata as contactMetadata } from '@/app/(site)/contact/page';
import { firstValue, type SearchParams } from '@/app/search-params';
import { ContactScreen } from '@/components/contact/contact-screen';
import { orNull } from '@/lib/catalog/catalog-error';
import { readProperties } from '@/lib/catalog/reads/server';
import { savedEnquiryDefaults, savedEnquiryIds, searchEnquiryDefaults } from '@/lib/enquiries/form/defaults';

/** `/contact?about=…`, see `next.config.mjs`; separate, because the contact page is cached. */
export const dynamic = 'force-dynamic';

export const metadata = { ...contactMetadata, robots: { index: false, follow: true } };

export default async function ContactSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const about = await firstValue(searchParams, 'about');
  const isSaved = (await firstValue(searchParams, 'saved')) !== null;
  const opening = isSaved ? await savedOpening(about) : searchEnquiryDefaults(about);
  return <ContactScreen opening={opening ?? undefined} />;
}

/** Null also while the catalogue fails: the form itself still works. */
async function savedOpening(about: string | null) {
  const properties = await orNull(readProperties(savedEnquiryIds(about)));
  return properties && savedEnquiryDefaults(properties);
}
