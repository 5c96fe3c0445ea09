import { z } from 'zod';
import { articleCardFields, articlePageFields } from './fields/article-fields';
import { schemasOf } from './fields/field';
import { cardFields, eachRelation, pageFields } from './fields/property-fields';
import { unitFields } from './fields/unit-fields';

/*
 * The types of the catalogue. Field names are those of the public API, the import format and REST backends.
 * Units: whole AED, square feet, ISO-8601 UTC, percent. `null` means unknown; a price of 0 is parsed as null.
 */

const namedSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
});
export type Named = z.infer<typeof namedSchema>;

const districtSchema = namedSchema.extend({ city_id: z.number().int().nullable() });
export type District = z.infer<typeof districtSchema>;

/** Summary of a property, as on cards. */
export const propertySummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  ...schemasOf(cardFields),
  ...eachRelation(() => namedSchema.nullable()),
  total_units: z.number().int().nullable(),
  updated_at: z.string().nullable(),
});
export type PropertySummary = z.infer<typeof propertySummarySchema>;

export const paymentPlanValueSchema = z.object({
  number: z.number().int(),
  /** ISO date, or free text such as "On handover", or null. */
  due_date: z.string().nullable(),
  name: z.string().nullable(),
  percentage: z.number().nullable(),
});

const paymentPlanSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  total_installments: z.number().int().nullable(),
  payment_period: z.string().nullable(),
  values: z.array(paymentPlanValueSchema),
});
export type PaymentPlan = z.infer<typeof paymentPlanSchema>;

const coordinatesSchema = z.object({ latitude: z.number(), longitude: z.number() });

/** A property with all details. */
export const propertyDetailSchema = propertySummarySchema.extend({
  /** Untrusted HTML from the source; sanitised when rendered. */
  description: z.string().nullable(),
  property_images: z.array(z.object({ image: z.string() })),
  facilities: z.array(z.object({ id: z.number().int(), name: z.string() })),
  payment_plans: z.array(paymentPlanSchema),
  map_coordinates: coordinatesSchema.nullable(),
  /** Ranges over the units, such as "1–4" and "712–2,480"; null when there are no units. */
  property_units_summary: z.object({ bedrooms: z.string(), area: z.string() }).nullable(),
  /** Number of listed units; total_units counts the whole building. */
  units_count: z.number().int(),
  ...schemasOf(pageFields),
});
export type PropertyDetail = z.infer<typeof propertyDetailSchema>;

export const unitSchema = z.object({
  id: z.number().int(),
  ...schemasOf(unitFields),
  updated_at: z.string().nullable(),
});
export type Unit = z.infer<typeof unitSchema>;

/** A part of a district, with its published properties. One name may be in several districts. */
const communitySchema = z.object({
  name: z.string(),
  /** The value of the filter. */
  slug: z.string(),
  district_id: z.number().int().nullable(),
  count: z.number().int(),
});
export type Community = z.infer<typeof communitySchema>;

/** Published properties of an option; null when the source has no counts. */
const optionCount = { count: z.number().int().nullable() };
export const filterOptionsSchema = z.object({
  property_types: z.array(namedSchema.extend(optionCount)),
  property_statuses: z.array(namedSchema.extend(optionCount)),
  sales_statuses: z.array(namedSchema.extend(optionCount)),
  cities: z.array(namedSchema.extend(optionCount)),
  districts: z.array(districtSchema.extend(optionCount)),
  developers: z.array(namedSchema.extend(optionCount)),
  /** Absent when there are none, and when the source does not know them. */
  communities: z.array(communitySchema).optional(),
});
/** Options of every filter with their number of published properties, where known. */
export type FilterOptions = z.infer<typeof filterOptionsSchema>;
export type FilterOption = FilterOptions['cities'][number];
/** The lists whose options have ids. */
export type OptionList = Exclude<keyof FilterOptions, 'communities'>;

export type Statistics = {
  total_properties: number;
  /** Null when the source has no counts; the same holds for every `count` below. */
  total_units: number | null;
  by_city: { id: number; name: string; count: number | null }[];
  by_type: { id: number; name: string; count: number | null }[];
  by_status: { id: number; name: string; count: number | null }[];
  /** Keys are the price filter's values (`0-100000`, … `5000000-null`) plus `on-request`. */
  by_price_range: { value: string; label: string; count: number }[];
};

export type Suggestions = {
  properties: {
    id: number;
    slug: string;
    title: string;
    district: string | null;
    city: string | null;
    /** Number of listed units; null when the source does not know. */
    units_count: number | null;
  }[];
  districts: { id: number; name: string; slug: string }[];
  developers: { id: number; name: string; slug: string }[];
};

export const articleSummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  ...schemasOf(articleCardFields),
  published_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  /** Minutes; see lib/format/reading-time. */
  reading_time: z.number().int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

const articleLinkSchema = z.object({ slug: z.string(), title: z.string() });
export const articleSchema = articleSummarySchema.extend({
  /** Untrusted HTML from the source; sanitised when rendered. */
  content: z.string().nullable(),
  ...schemasOf(articlePageFields),
  views: z.number().int().nullable(),
  previous_article: articleLinkSchema.nullable(),
  next_article: articleLinkSchema.nullable(),
});
export type Article = z.infer<typeof articleSchema>;

export type Page<T> = { count: number; results: T[] };

/** An alternative for a search without results. */
export type SearchAlternative = {
  /** `14 over AED 2M`, `3 apartments` */
  label: string;
  /** Query string of the alternative list. */
  query: string;
  count: number;
};

/** A page of the site with what its link says. */
export type SitePage = { label: string; href: string };

/** One page of the list, with how the search was understood. */
export type ListingAnswer = Page<PropertySummary> & {
  /** Title of the list's page. */
  title: string;
  /** Query string of the understood list; null when nothing was understood. */
  understood: string | null;
  /** The corrected search, when a word was mistyped. */
  corrected: string | null;
  /** Words that no property mentions, and that the results leave out. */
  unmentioned: string | null;
  /** Whether `unmentioned` names a property type, which most properties of the catalogue do not state. */
  untyped: boolean;
  /** Filters that the source did not apply, and exclusions ("not villas"): the results are not limited to them. */
  ignored: string[];
  /** Sentences on how the search was read. */
  notes: string[];
  /** Lists that the notes refer to. */
  others: SearchAlternative[];
  /** Pages of the site that answer a text that is not about homes, such as "careers". */
  pages: SitePage[];
  /** Only without results: what was searched, in a sentence, and alternatives. */
  nothing: { asked: string; alternatives: SearchAlternative[] } | null;
};
