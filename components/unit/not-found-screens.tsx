'use client';

import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { decodeSegment, routes } from '@/lib/routes';
import { propertyNotFound, propertyOrUnitNotFound, unitNotFound } from './not-found-texts';

/* Not-found screens get no route parameters, so these read the URL in the browser. */

/** The property is missing, on its own page, its units page or a unit page. */
export function PropertyOrUnitNotFound() {
  return <PropertyOrUnitMissing isUnit={Boolean(useParams<{ unitId?: string }>()?.unitId)} />;
}

export function PropertyOrUnitMissing({ isUnit, retry }: { isUnit: boolean; retry?: ReactNode }) {
  const { title, text } = isUnit ? propertyOrUnitNotFound : propertyNotFound;
  return (
    <NotFoundScreen
      title={title}
      action={{ label: 'Back to Properties', href: routes.properties }}
      other={retry}
    >
      {text}
    </NotFoundScreen>
  );
}

/** The property exists, the unit does not. */
export function UnitNotFound() {
  const propertySlug = decodeSegment(useParams<{ slug: string }>()?.slug ?? '');
  return (
    <NotFoundScreen
      title={unitNotFound.title}
      action={{ label: 'Back to Property', href: routes.property(propertySlug) }}
      other={
        <IntentLink href={routes.propertyUnits(propertySlug)} className={buttonVariants({ variant: 'line' })}>
          Available Units
        </IntentLink>
      }
    >
      {unitNotFound.text}
    </NotFoundScreen>
  );
}

type NotFoundScreenProps = {
  title: string;
  action: { label: string; href: string };
  other?: ReactNode;
  children: string;
};

function NotFoundScreen({ title, action, other, children }: NotFoundScreenProps) {
  return (
    <div className="page band">
      <EmptyState
        level="h1"
        title={title}
        actions={
          <>
            <IntentLink href={action.href} className={buttonVariants({ variant: 'dark' })}>
              {action.label}
            </IntentLink>
            {other}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
