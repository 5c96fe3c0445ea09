import type { Metadata } from 'next';
import { ContactScreen } from '@/components/contact/contact-screen';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';

export const metadata: Metadata = pageMetadata({
  title: `Contact ${site.name}: Property Advisors in Dubai`,
  description: `Speak to a property advisor in Dubai by phone, WhatsApp, email or message. Tell us what you are looking for. ${site.promises.reply}.`,
  path: routes.contact,
});

export default function ContactPage() {
  return <ContactScreen />;
}
