import type { ReactNode } from 'react';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { PropertyOrUnitNotFound } from '@/components/unit/not-found-screens';
import { readProperty } from '@/lib/catalog/reads/server';
import { decodeSegment } from '@/lib/routes';

type UnitLayoutProps = { children: ReactNode; params: Promise<{ slug: string; unitId: string }> };

/**
 * Distinguishes a missing property from a missing unit: `notFound()` in a layout shows the parent's screen, in the page
 * its own.
 */
export default async function UnitLayout({ children, params }: UnitLayoutProps) {
  const { slug } = await params;
  if (!(await readProperty(decodeSegment(slug))))
    return (
      <NotFoundBoundary>
        <PropertyOrUnitNotFound />
      </NotFoundBoundary>
    );
  return children;
}
