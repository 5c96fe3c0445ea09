import type { Metadata } from 'next';
import { SimilarProperties } from '@/components/property/similar-properties';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { readFeatured } from '@/lib/catalog/server';
import { CatalogError } from '@/lib/catalog/source';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Property Not Found' };

const shown = 3;

/** A listing that never was, or is no longer: other ones lead on. */
export default async function PropertyNotFound() {
  const featured = await readFeatured('initial').catch((error: unknown) => {
    if (error instanceof CatalogError) return [];
    throw error;
  });
  return (
    <>
      <div className="page pt-14 lg:pt-24">
        <EmptyState
          level="h1"
          title="Property Not Found"
          actions={
            <IntentLink href={routes.properties} className={buttonVariants()}>
              Back to Properties
            </IntentLink>
          }
        >
          The property you're looking for doesn't exist or has been removed from our listings.
        </EmptyState>
      </div>
      <SimilarProperties title="Featured Properties" properties={featured.slice(0, shown)} />
    </>
  );
}
