import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cacheBriefly, respondUnavailable } from '@/app/(site)/cached/cache-briefly';
import type { SearchParams } from '@/app/search-params';
import { listData } from '@/components/listing/list-data';
import { PropertyList } from '@/components/listing/property-list';
import { SampleCards } from '@/components/listing/sample-cards';
import { JsonLd } from '@/components/site/json-ld';
import { orNull } from '@/lib/catalog/catalog-error';
import { readFilterOptions, readFilterPanel, readListingAnswer } from '@/lib/catalog/reads/server';
import { routes } from '@/lib/routes';
import { listKeys } from '@/lib/search/filters/filter-keys.mjs';
import { hasFilters, pageCount, parseListingQuery } from '@/lib/search/listing-query';
import { listingTitle } from '@/lib/search/listing-title';
import { canonicalOfList } from '@/lib/seo/list-metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { listingData } from '@/lib/seo/structured-data';

type Props = { searchParams: SearchParams };

const description =
  'Discover our exclusive collection of premium properties: villas, penthouses, apartments and off-plan residences, with prices, areas and payment plans.';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = parseListingQuery(await searchParams);
  const options = await orNull(readFilterOptions());
  return pageMetadata({
    title: listingTitle(query, options),
    description: query.page > 1 ? `Page ${query.page}. ${description}` : description,
    ...canonicalOfList(query, options),
  });
}

export default async function PropertiesPage({ searchParams }: Props) {
  const params = await searchParams;
  const query = parseListingQuery(params);
  const [page, options] = await Promise.all([orNull(readListingAnswer(query)), orNull(readFilterOptions())]);
  if (page?.understood != null) redirect(withQuery(params, page.understood));
  const panel = options && (await orNull(readFilterPanel(query)));
  if (!page) await respondUnavailable();
  else if (!options || !panel) await cacheBriefly();
  const lastPage = page ? pageCount(page.count, query.page_size) : query.page;
  if (query.page > lastPage) redirect(withPage(params, lastPage));

  const isEmptyCatalogue = page?.count === 0 && query.search === null && !hasFilters(query);
  return (
    <>
      {page && page.count > 0 && (
        <JsonLd
          data={listingData(
            {
              name: listingTitle(query, options),
              path: canonicalOfList(query, options).path,
              count: page.count,
              firstPosition: (query.page - 1) * query.page_size + 1,
            },
            page.results,
          )}
        />
      )}
      <PropertyList
        data={listData(query, page, panel)}
        samples={(page === null || isEmptyCatalogue) && <SampleCards />}
      />
    </>
  );
}

/** The canonical query of the list; unknown parameters are kept. */
function withQuery(params: Awaited<SearchParams>, understood: string): string {
  const next = new URLSearchParams(understood);
  const own: readonly string[] = listKeys;
  for (const [key, value] of pairsOf(params)) if (!own.includes(key)) next.append(key, value);
  // Commas separate ids, see formatListingQuery.
  return next.size > 0 ? `${routes.properties}?${next.toString().replaceAll('%2C', ',')}` : routes.properties;
}

/** The URL of another page; unknown parameters, such as a campaign's, are kept. */
function withPage(params: Awaited<SearchParams>, page: number): string {
  const next = new URLSearchParams(pairsOf(params));
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size > 0 ? `${routes.properties}?${next}` : routes.properties;
}

function pairsOf(params: Awaited<SearchParams>): [key: string, value: string][] {
  return Object.entries(params).flatMap(([key, value]) =>
    [value ?? []].flat().map((one): [string, string] => [key, one]),
  );
}
