import type { Metadata } from 'next';
import { LegalPage } from '@/components/site/legal-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';
import { cookieSections } from './sections';

export const metadata: Metadata = pageMetadata({
  title: 'Cookie Policy',
  description: `Every cookie that the website of ${site.name} sets, what it is for, how long it stays, and how to change your choice.`,
  path: routes.cookies,
});

export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      updated="2026-11-01"
      crumbs={[{ label: 'Home', href: routes.home }, { label: 'Cookies' }]}
      path={routes.cookies}
      intro={<p>What this site keeps in your browser, and how you decide about it.</p>}
      sections={cookieSections}
    />
  );
}
