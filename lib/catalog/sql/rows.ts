import type { Selectable } from 'kysely';
import type { Database, PropertyRow } from '@/lib/database/schema';
import { formatNumber } from '@/lib/format/number';
import type { Article, ArticleSummary, PropertyDetail, PropertySummary, Unit } from '../types';
import type { NameOf } from './read/relations';

/* From rows to the vocabulary of the catalogue; nothing else knows both. */

export function toSummary(row: PropertyRow, nameOf: NameOf): PropertySummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    arabic_title: row.arabic_title,
    farsi_title: row.farsi_title,
    cover_image: row.cover_image,
    property_type: nameOf(row, 'property_types'),
    property_status: nameOf(row, 'property_statuses'),
    sales_status: nameOf(row, 'sales_statuses'),
    city: nameOf(row, 'cities'),
    district: nameOf(row, 'districts'),
    developer: nameOf(row, 'developers'),
    low_price: row.low_price,
    average_price: row.average_price,
    average_bedrooms: row.average_bedrooms,
    average_bathrooms: row.average_bathrooms,
    average_area: row.average_area,
    min_area: row.min_area,
    residential_units: row.residential_units,
    commercial_units: row.commercial_units,
    total_units: row.total_units,
    completion_rate: row.completion_rate,
    delivery_date: row.delivery_date,
    post_delivery: row.post_delivery === 1,
    guarantee_rental_guarantee: row.guarantee_rental_guarantee === 1,
    updated_at: row.updated_at,
  };
}

/** What the page of a property shows beyond its card, collected from the tables around it. */
export type DetailParts = Pick<
  PropertyDetail,
  'description' | 'property_images' | 'facilities' | 'payment_plans' | 'property_units_summary'
>;

export function toDetail(row: PropertyRow, nameOf: NameOf, parts: DetailParts): PropertyDetail {
  return {
    ...toSummary(row, nameOf),
    ...parts,
    down_payment: row.down_payment,
    minimum_down_payment_percentage: row.minimum_down_payment_percentage,
    rental_guarantee_value: row.rental_guarantee_value,
    formatted_address: row.formatted_address,
    map_coordinates:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    units_count: row.units_count,
    reference: row.reference,
    permit_number: row.permit_number,
    permit_url: row.permit_url,
    permit_expires_at: row.permit_expires_at,
    project_number: row.project_number,
    escrow_account: row.escrow_account,
    service_charge: row.service_charge,
  };
}

/** `1–4`, `Studio–2`, `712–2,480`; one value when both ends are the same, "N/A" when unknown. */
export function formatRange(min: number | null, max: number | null, zero = '0'): string {
  const show = (value: number | null) => (value === 0 ? zero : formatNumber(value));
  return show(min) === show(max) ? show(min) : `${show(min)}–${show(max)}`;
}

export function toUnit(row: Selectable<Database['units']>): Unit {
  const { property_id, key, is_demand, ...rest } = row;
  return { ...rest, is_demand: is_demand === 1 };
}

export type ArticleSummaryRow = Omit<
  Selectable<Database['articles']>,
  'content' | 'content_hash' | 'search_text' | 'author_bio' | 'tags' | 'meta_title' | 'meta_description'
>;

export function toArticleSummary(row: ArticleSummaryRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    cover_image: row.cover_image,
    category: row.category,
    author: row.author,
    published_at: row.published_at,
    updated_at: row.updated_at,
    reading_time: row.reading_time,
    is_featured: row.is_featured === 1,
  };
}

export function toArticle(
  row: Selectable<Database['articles']> & { views: number | null },
  neighbours: Pick<Article, 'previous_article' | 'next_article'>,
): Article {
  return {
    ...toArticleSummary(row),
    ...neighbours,
    content: row.content,
    author_bio: row.author_bio,
    tags: JSON.parse(row.tags) as string[],
    views: row.views,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
  };
}
