import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LandingTextForm } from '@/components/landing-desk/landing-text-form';
import { BackLink } from '@/components/staff/back-link';
import { Link } from '@/components/staff/link';
import { PageHeader } from '@/components/staff/page-header';
import { Button } from '@/components/ui/button';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { formatDateTime } from '@/lib/format/date-time';
import { getLandingPage } from '@/lib/landing-texts/desk';
import { paragraphsOf } from '@/lib/landing-texts/landing-text';
import { decodeSegment, routes } from '@/lib/routes';
import { landingParagraph } from '@/lib/seo/landing-copy';
import { hasRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../../require-page-staff';

export const metadata: Metadata = { title: 'Landing page' };

type Props = { params: Promise<{ kind: string; slug: string }> };

export default async function StaffLandingPage({ params }: Props) {
  const { role } = await requirePageStaff();
  const { kind, slug } = await params;
  const page = ownsCatalog() ? await getLandingPage(kind, decodeSegment(slug)) : null;
  if (!page) notFound();
  const builtIn = landingParagraph(page);
  const shown = page.text ?? builtIn;
  return (
    <>
      <BackLink href={staffRoutes.landingPages}>All landing pages</BackLink>
      <PageHeader title={page.name}>
        {page.listings > 0 && (
          <Button asChild size="md" variant="line">
            <Link href={routes.landing(page.kind, page.slug)} prefetch={false}>
              Show page
            </Link>
          </Button>
        )}
      </PageHeader>
      <p className="mt-6 text-sm text-stone wrap-anywhere">
        {page.entered_by && page.entered_at
          ? `Written by ${page.entered_by}, ${formatDateTime(page.entered_at)}.`
          : 'Default text.'}
        {page.listings === 0 && ' The page is not shown while it has no properties.'}
      </p>
      {hasRole(role, 'admin') ? (
        <LandingTextForm
          kind={page.kind}
          slug={page.slug}
          text={page.text}
          description={page.description}
          builtIn={builtIn}
        />
      ) : (
        <div className="mt-8 max-w-[60ch] space-y-4 leading-relaxed text-body wrap-anywhere">
          {paragraphsOf(shown ?? '').map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
