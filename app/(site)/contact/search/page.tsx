import { metadata as contactMetadata } from '@/app/(site)/contact/page';
import type { SearchParams } from '@/app/search-params';
import { ContactScreen } from '@/components/contact/contact-screen';
import { savedEnquiryDefaults, searchEnquiryDefaults } from '@/lib/enquiries/defaults';

/** `/contact?about=…`, see `next.config.mjs`; separate, because the contact page is cached. */
export const dynamic = 'force-dynamic';

export const metadata = { ...contactMetadata, robots: { index: false, follow: true } };

export default async function ContactSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { about = [], saved } = await searchParams;
  const told = [about].flat();
  const opening = saved ? savedEnquiryDefaults(told) : searchEnquiryDefaults(told[0] ?? null);
  return <ContactScreen opening={opening ?? undefined} />;
}
