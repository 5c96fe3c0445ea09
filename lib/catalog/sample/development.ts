import type { PropertyRecord, UnitRecord } from '../record';
import type { SamplePlan } from './payment-plan';
import { type PictureName, picture } from './pictures';

type Figures = Pick<
  PropertyRecord,
  'low_price' | 'average_price' | 'average_bedrooms' | 'average_bathrooms' | 'average_area' | 'min_area'
>;

export type DevelopmentInput = {
  /** Four digits; reference, permit, project number and escrow account are made of it. */
  number: string;
  title: string;
  /** Made of the title when left out. */
  slug?: string;
  arabic?: string;
  farsi?: string;
  type: 'Apartment' | 'Villa' | 'Penthouse' | 'Townhouse' | 'Duplex' | 'Commercial';
  status: 'Ready' | 'Off Plan' | 'Under Construction' | 'Coming Soon' | 'Available' | null;
  sales: 'Available' | 'Sold' | 'Reserved' | 'Under_Construction' | 'Coming_Soon' | null;
  city: string | null;
  district: string | null;
  developer: string | null;
  /** District, city and country when left out. */
  address?: string | null;
  /** Latitude and longitude. */
  at?: [number, number];
  /** Paragraphs; one that starts with a tag is taken as it is. */
  text: string[];
  cover: PictureName | null;
  images: PictureName[];
  units?: UnitRecord[];
  /** What is stated of a development whose units are not listed, or beside them. */
  figures?: Partial<Figures>;
  residential?: number | null;
  commercial?: number | null;
  completion: number | null;
  /** `YYYY-MM`, or null when not announced. */
  delivery: string | null;
  postDelivery?: boolean;
  /** Percent of the price a year. */
  rentalGuarantee?: number;
  plans?: SamplePlan[];
  downPaymentPercent?: number;
  facilities: string[];
  /** AED per square foot and year. */
  serviceCharge?: number;
  permit?: { number: string | null; expires?: string };
  rank?: number;
  /** `YYYY-MM-DD`. */
  updated: string;
};

/** A complete record of an invented development: averages come from its units, numbers from its reference. */
export function development(input: DevelopmentInput): PropertyRecord {
  const units = input.units ?? [];
  const figures = { ...figuresOf(units), ...input.figures };
  const share = input.downPaymentPercent ?? input.plans?.[0]?.values[0]?.percentage ?? null;
  const reference = `HN-${input.number}`;
  return {
    key: `sample:${reference}`,
    slug: input.slug ?? slugOf(input.title),
    title: input.title,
    arabic_title: input.arabic ?? null,
    farsi_title: input.farsi ?? null,
    description: input.text.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('\n'),
    cover_image: input.cover && picture(input.cover),
    images: input.images.map(picture),
    property_type: input.type,
    property_status: input.status,
    sales_status: input.sales,
    city: input.city,
    district: input.district,
    developer: input.developer,
    ...figures,
    residential_units: input.residential ?? null,
    commercial_units: input.commercial ?? null,
    completion_rate: input.completion,
    delivery_date: input.delivery && `${input.delivery}-01`,
    post_delivery: input.postDelivery ?? false,
    guarantee_rental_guarantee: input.rentalGuarantee !== undefined,
    rental_guarantee_value: input.rentalGuarantee ?? null,
    down_payment: figures.low_price && share ? Math.round((figures.low_price * share) / 100) : null,
    minimum_down_payment_percentage: share,
    formatted_address: input.address === undefined ? addressOf(input) : input.address,
    latitude: input.at?.[0] ?? null,
    longitude: input.at?.[1] ?? null,
    facilities: input.facilities,
    payment_plans: input.plans ?? [],
    units,
    reference,
    ...papersOf(input),
    service_charge: input.serviceCharge ?? null,
    featured_rank: input.rank ?? null,
    is_sample: true,
    updated_at: `${input.updated}T08:30:00.000Z`,
  };
}

/** Averages over the units, prices over those still to be had; all null without units. */
function figuresOf(units: UnitRecord[]): Figures {
  const open = units.filter((unit) => unit.status !== 'Sold');
  const prices = known(open.map((unit) => unit.price));
  const areas = known(units.map((unit) => unit.area));
  return {
    low_price: lowest(prices),
    average_price: mean(prices, 1_000),
    average_bedrooms: mean(known(units.map((unit) => unit.apartment_type_id)), 0.1),
    average_bathrooms: mean(known(units.map((unit) => unit.no_of_baths)), 0.1),
    average_area: mean(areas, 1),
    min_area: lowest(areas),
  };
}

/**
 * Numbers of the regulator's form that no regulator issued: they are the reference padded with zeros, so that
 * nobody takes them for real. Only what is sold before completion has a project number and an escrow account.
 */
function papersOf(
  input: DevelopmentInput,
): Pick<
  PropertyRecord,
  'permit_number' | 'permit_url' | 'permit_expires_at' | 'project_number' | 'escrow_account'
> {
  const number = input.permit ? input.permit.number : `710000${input.number}`;
  const building = input.completion !== null && input.completion < 100 && input.status !== 'Coming Soon';
  return {
    permit_number: number,
    permit_url: number && `https://example.com/permits/${number}`,
    permit_expires_at: number && (input.permit?.expires ?? '2029-12-31T20:00:00.000Z'),
    project_number: building ? `00${input.number}` : null,
    escrow_account: building ? `AE${input.number.padStart(21, '0')}` : null,
  };
}

function addressOf({ district, city }: DevelopmentInput): string | null {
  if (!city) return null;
  return [district, city === district ? null : city, 'UAE'].filter(Boolean).join(', ');
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function known(values: (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function lowest(values: number[]): number | null {
  return values.length > 0 ? Math.min(...values) : null;
}

function mean(values: number[], step: number): number | null {
  if (values.length === 0) return null;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Number((Math.round(average / step) * step).toFixed(1));
}
