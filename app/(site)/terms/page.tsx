import type { Metadata } from 'next';
import { LegalPage } from '@/components/site/legal-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { termsSections } from './sections';

export const metadata: Metadata = pageMetadata({
  title: 'Terms of Use',
  description: `The terms for using the website of ${site.name}: listings and permits, prices, off-plan property, liability and the law of Dubai.`,
  path: routes.terms,
});

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      updated="2026-11-01"
      crumbs={[{ label: 'Home', href: routes.home }, { label: 'Terms' }]}
      path={routes.terms}
      intro={<p>What you may expect of this site and of what you read on it, and what we expect of you.</p>}
      sections={termsSections}
    />
  );
}
