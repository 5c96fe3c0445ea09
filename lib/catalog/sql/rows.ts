import type { Selectable } from 'kysely';
import type { Database, PropertyRow } from '@/lib/database/schema';
import { formatNumber } from '@/lib/format/number';
import { keysOf } from '@/lib/typed-keys';
import { articleCardFields, articlePageFields } from '../fields/article-fields';
import { fromColumns } from '../fields/field';
import { cardFields, eachRelation, pageFields } from '../fields/property-fields';
import { unitFields } from '../fields/unit-fields';
import type { Article, ArticleSummary, PropertyDetail, PropertySummary, Unit } from '../types';
import type { NameOf } from './read/relations';

/* Converts rows to catalogue types. */

export function toSummary(row: PropertyRow, nameOf: NameOf): PropertySummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...fromColumns(cardFields, row),
    ...eachRelation((name) => nameOf(row, name)),
    total_units: row.total_units,
    updated_at: row.updated_at,
  };
}

/** Data of the property page from the related tables. */
export type DetailParts = Pick<
  PropertyDetail,
  'description' | 'property_images' | 'facilities' | 'payment_plans' | 'property_units_summary'
>;

export function toDetail(row: PropertyRow, nameOf: NameOf, parts: DetailParts): PropertyDetail {
  return {
    ...toSummary(row, nameOf),
    ...parts,
    ...fromColumns(pageFields, row),
    map_coordinates:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    units_count: row.units_count,
  };
}

/** `1–4`, `Studio–2`, `712–2,480`; one value when both are equal, "N/A" when unknown. */
export function formatRange(min: number | null, max: number | null, zero = '0'): string {
  const show = (value: number | null) => (value === 0 ? zero : formatNumber(value));
  return show(min) === show(max) ? show(min) : `${show(min)}–${show(max)}`;
}

export function toUnit(row: Selectable<Database['units']>): Unit {
  return { id: row.id, ...fromColumns(unitFields, row), updated_at: row.updated_at };
}

type ArticleRow = Selectable<Database['articles']>;

export const articleSummaryColumns = [
  'id',
  'slug',
  'title',
  'published_at',
  'updated_at',
  'reading_time',
  ...keysOf(articleCardFields),
] as const;
type ArticleSummaryRow = Pick<ArticleRow, (typeof articleSummaryColumns)[number]>;

export function toArticleSummary(row: ArticleSummaryRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...fromColumns(articleCardFields, row),
    published_at: row.published_at,
    updated_at: row.updated_at,
    reading_time: row.reading_time,
  };
}

export function toArticle(
  row: ArticleRow & { views: number | null },
  neighbours: Pick<Article, 'previous_article' | 'next_article'>,
): Article {
  return {
    ...toArticleSummary(row),
    ...neighbours,
    ...fromColumns(articlePageFields, row),
    content: row.content,
    views: row.views,
  };
}
