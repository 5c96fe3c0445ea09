import type { Metadata } from 'next';
import { LegalPage } from '@/components/site/legal-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { privacySections } from './sections';

/** The build may have had another `ENQUIRY_RETENTION_MONTHS` than the server. */
export const revalidate = 300;

export const metadata: Metadata = pageMetadata({
  title: 'Privacy Policy',
  description: `Which personal data ${site.name} processes, why, for how long, and your rights under the UAE’s data protection law.`,
  path: routes.privacy,
});

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2026-11-01"
      crumbs={[{ label: 'Home', href: routes.home }, { label: 'Privacy' }]}
      path={routes.privacy}
      intro={
        <p>
          In short: we use what you send us to answer you, keep it no longer than we must, sell it to nobody,
          and measure nothing unless you allow it.
        </p>
      }
      sections={privacySections()}
    />
  );
}
