import type { ReactNode } from 'react';
import { SimilarProperties } from '@/components/property/similar-properties';
import { orNull } from '@/lib/catalog/catalog-error';
import { readFeatured, readProperty, readSimilar } from '@/lib/catalog/reads/server';
import { decodeSegment } from '@/lib/routes';

type PropertyLayoutProps = { children: ReactNode; params: Promise<{ slug: string }> };

const shown = 3;

/**
 * Suggests properties below a 404: similar ones for a removed property, featured ones otherwise. In the layout, because
 * not-found screens do not get route parameters.
 */
export default async function PropertyLayout({ children, params }: PropertyLayoutProps) {
  const slug = decodeSegment((await params).slug);
  const isMissing = await orNull(readProperty(slug).then((property) => property === null));
  if (!isMissing) return children;
  const similar = await orNull(readSimilar(slug, shown));
  const featured = similar?.length ? [] : await orNull(readFeatured('initial'));
  return (
    <>
      {children}
      <SimilarProperties title="Similar Properties" properties={similar ?? []} />
      <SimilarProperties title="Featured Properties" properties={featured?.slice(0, shown) ?? []} />
    </>
  );
}
