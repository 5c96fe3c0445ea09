import { metadata as contactMetadata } from '@/app/(site)/contact/page';
import { ContactScreen } from '@/components/contact/contact-screen';
import { searchEnquiryDefaults } from '@/lib/enquiries/defaults';

type Props = { searchParams: Promise<{ about?: string | string[] }> };

/** `/contact?about=…`, see `next.config.mjs`; separate, because the contact page is cached. */
export const dynamic = 'force-dynamic';

export const metadata = { ...contactMetadata, robots: { index: false, follow: true } };

export default async function ContactSearchPage({ searchParams }: Props) {
  const { about } = await searchParams;
  return <ContactScreen opening={searchEnquiryDefaults([about].flat()[0]) ?? undefined} />;
}
