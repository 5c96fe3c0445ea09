import { CardContent } from '@/components/catalog/card-content';
import { api } from '@/lib/api-paths';
import type { Page, PropertySummary } from '@/lib/catalog/types';
import { requestJson, retryUpTo } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';
import { featuredSizes } from './featured-sizes';

/** The expanded set of featured properties, cached for five minutes. @throws {HttpError} */
export async function loadExpanded(): Promise<PropertySummary[]> {
  const response = await queryClient().fetchQuery({
    queryKey: ['featured', 'expanded'],
    queryFn: ({ signal }) => requestJson<Page<PropertySummary>>(api.featured('expanded'), { signal }),
    retry: retryUpTo(1),
  });
  return response.results;
}

export function ExpandedFeatured({ properties }: { properties: PropertySummary[] }) {
  return properties.map((property) => (
    <article key={property.slug} className="card">
      <CardContent property={property} headingLevel="h3" sizes={featuredSizes} />
    </article>
  ));
}
