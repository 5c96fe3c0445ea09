import { metadata as contactMetadata } from '@/app/(site)/contact/page';
import { firstValue, type SearchParams } from '@/app/search-params';
import { ContactScreen } from '@/components/contact/contact-screen';
import { searchEnquiryDefaults } from '@/lib/enquiries/defaults';

/** `/contact?about=…`, see `next.config.mjs`; separate, because the contact page is cached. */
export const dynamic = 'force-dynamic';

export const metadata = { ...contactMetadata, robots: { index: false, follow: true } };

export default async function ContactSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const about = await firstValue(searchParams, 'about');
  return <ContactScreen opening={searchEnquiryDefaults(about) ?? undefined} />;
}
