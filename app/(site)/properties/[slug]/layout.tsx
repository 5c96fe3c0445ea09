import type { ReactNode } from 'react';
import { SimilarProperties } from '@/components/property/similar-properties';
import { readFeatured, readProperty, readSimilar } from '@/lib/catalog/server';
import { isCatalogError } from '@/lib/catalog/source';
import type { PropertySummary } from '@/lib/catalog/types';
import { decodeSegment } from '@/lib/routes';

type PropertyLayoutProps = { children: ReactNode; params: Promise<{ slug: string }> };

const shown = 3;

/**
 * Leads on from where a property is not: to similar ones when it was taken off the site, to the featured ones when
 * there never was one. Not-found screens are not told the address they stand at; the layout around them is.
 */
export default async function PropertyLayout({ children, params }: PropertyLayoutProps) {
  const slug = decodeSegment((await params).slug);
  if (!(await isMissing(slug))) return children;
  const similar = await orNone(readSimilar(slug, shown));
  const featured = similar?.length ? [] : await orNone(readFeatured('initial'));
  return (
    <>
      {children}
      <SimilarProperties title="Similar Properties" properties={similar ?? []} />
      <SimilarProperties title="Featured Properties" properties={featured?.slice(0, shown) ?? []} />
    </>
  );
}

/** False too when the catalogue does not answer: the page then says so itself. */
async function isMissing(slug: string): Promise<boolean> {
  try {
    return (await readProperty(slug)) === null;
  } catch (error) {
    if (isCatalogError(error)) return false;
    throw error;
  }
}

/** The screen says what is missing, whether or not the catalogue can offer something else. */
async function orNone(read: Promise<PropertySummary[] | null>): Promise<PropertySummary[] | null> {
  try {
    return await read;
  } catch (error) {
    if (isCatalogError(error)) return null;
    throw error;
  }
}
