import { propertyFields } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import { day } from '@/lib/durations';
import { unknownValues } from '@/testing/unknown-values';
import {
  arabicNames,
  arabicQualities,
  communityBeginnings,
  communityEndings,
  developerFirst,
  developerLast,
  facilities,
  kinds,
  nameBeginnings,
  nameEndings,
  places,
  propertyStatuses,
  salesStatuses,
} from './market';
import { createRandom, type Random } from './random';

/* Once, because there may be a million units. */
const unknownProperty = unknownValues(propertyFields);
const unknownUnit = unknownValues(unitFields);

export type GenerateOptions = {
  count: number;
  /** The same seed gives the same records, whatever the count. */
  seed: number;
  /** Average; a property has between none and twice as many. */
  unitsPerProperty: number;
};

/** All times are relative to this, so that records depend on the seed only. */
const newest = Date.UTC(2026, 5, 1);
const oldestDays = 900;

/**
 * Generated properties with realistic distributions, for measurements and load tests: some lack price, area or
 * pictures, some have an expired permit.
 */
export function* generateRecords({
  count,
  seed,
  unitsPerProperty,
}: GenerateOptions): Generator<PropertyRecord> {
  for (let index = 0; index < count; index += 1) {
    // A separate generator per record, so that a longer run starts with the shorter one.
    yield generateRecord(createRandom(seed * 1_000_003 + index * 7_919), seed, index, unitsPerProperty);
  }
}

function generateRecord(
  random: Random,
  seed: number,
  index: number,
  unitsPerProperty: number,
): PropertyRecord {
  const place = random.weighted(places);
  const district = random.weighted(place.districts);
  const kind = random.weighted(kinds);
  const { status, completion } = random.weighted(propertyStatuses);
  const area = Math.round(kind.area * Math.exp(random.normal() * 0.35));
  const lowPrice = roundTo(area * kind.rate * Math.exp(random.normal() * 0.3), 5_000);
  const isPriced = !random.chance(0.04);
  const units = Array.from({ length: random.between(0, unitsPerProperty * 2) }, (_, number) =>
    generateUnit(random, { number, area, price: isPriced ? lowPrice : null, bedrooms: kind.bedrooms }),
  );
  const isReady = status === 'Ready';
  const hasAverageOnly = isPriced && random.chance(0.05);
  const bedrooms = (kind.bedrooms[0] + kind.bedrooms[1]) / 2;
  const residential = kind.type === 'Office' ? 0 : random.between(1, 400);
  return {
    ...unknownProperty,
    key: `generated-${seed}:${index}`,
    slug: null,
    title: generateTitle(random, district),
    arabic_title: random.chance(0.7) ? `${random.pick(arabicNames)} ${random.pick(arabicQualities)}` : null,
    farsi_title: random.chance(0.2) ? `برج ${random.pick(arabicQualities)}` : null,
    description: proseAbout(kind.type, district, place.city),
    cover_image: random.chance(0.95) ? picture(random) : null,
    images: Array.from({ length: random.between(0, 6) }, () => picture(random)),
    property_type: kind.type,
    property_status: status,
    sales_status: random.weighted(salesStatuses),
    city: place.city,
    district,
    community: communityOf(district, index),
    developer: random.chance(0.97) ? `${random.pick(developerFirst)} ${random.pick(developerLast)}` : null,
    low_price: isPriced && !hasAverageOnly ? lowPrice : null,
    average_price: isPriced ? roundTo(lowPrice * 1.2, 5_000) : null,
    average_bedrooms: bedrooms,
    average_bathrooms: bedrooms + 1,
    average_area: Math.round(area * 1.2),
    min_area: random.chance(0.97) ? area : null,
    residential_units: residential,
    commercial_units: random.chance(0.2) ? random.between(1, 30) : 0,
    completion_rate: random.chance(0.98) ? random.between(completion[0], completion[1]) : null,
    delivery_date: isReady ? null : isoDay(newest + random.between(60, 1_500) * day),
    post_delivery: !isReady && random.chance(0.25),
    guarantee_rental_guarantee: random.chance(0.08),
    down_payment: isPriced ? Math.round(lowPrice * 0.2) : null,
    minimum_down_payment_percentage: 20,
    formatted_address: `${district}, ${place.city}, UAE`,
    latitude: Number((24.9 + random.next() * 0.5).toFixed(6)),
    longitude: Number((55 + random.next() * 0.5).toFixed(6)),
    facilities: facilities.filter(() => random.chance(0.45)),
    payment_plans: isReady ? [] : [paymentPlan(random)],
    units,
    reference: `G${seed}-${index}`,
    permit_number: `71${random.between(10_000_000, 99_999_999)}`,
    permit_expires_at: permitEnd(random),
    project_number: isReady ? null : String(random.between(1_000, 9_999)),
    service_charge: random.chance(0.8) ? random.between(9, 32) : null,
    featured_rank: index < 24 ? index + 1 : null,
    is_sample: false,
    updated_at: new Date(newest - Math.floor(random.next() * oldestDays * day)).toISOString(),
  };
}

type UnitFrame = { number: number; area: number; price: number | null; bedrooms: readonly [number, number] };

function generateUnit(random: Random, { number, area, price, bedrooms }: UnitFrame): UnitRecord {
  const floor = random.between(1, 48);
  const size = 1 + random.next() * 0.6;
  const rooms = random.between(bedrooms[0], bedrooms[1]);
  return {
    ...unknownUnit,
    key: `u${number + 1}`,
    apartment_id: `${floor}${String(number + 1).padStart(2, '0')}`,
    apt_no: random.chance(0.9) ? `A-${floor}${number + 1}` : null,
    apartment_type_id: rooms,
    no_of_baths: rooms + 1,
    area: Math.round(area * size),
    floor: String(floor),
    price: price === null ? null : roundTo(price * size * (1 + floor / 200), 1_000),
    is_demand: random.chance(0.15),
    unit_count: 1,
    status: random.chance(0.9) ? 'Available' : 'Reserved',
  };
}

/**
 * Two of three properties have a community. Uses its own random generator, so that other generated values do not change.
 */
export function communityOf(district: string, index: number): string | null {
  const random = createRandom(index * 104_729 + 1);
  if (random.chance(0.33)) return null;
  const place = [...district].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const beginnings = communityBeginnings[place % communityBeginnings.length] ?? communityBeginnings[0];
  const ending = communityEndings[place % communityEndings.length];
  return `${random.pick(beginnings)} ${ending} ${random.between(1, 30)}`;
}

function generateTitle(random: Random, district: string): string {
  const name = `${random.pick(nameBeginnings)} ${random.pick(nameEndings)}`;
  if (random.chance(0.3)) return `${name} ${random.between(2, 9)} at ${district}`;
  return random.chance(0.4) ? `${name} by ${random.pick(developerFirst)}` : `The ${name}`;
}

function proseAbout(type: string, district: string, city: string): string {
  return (
    `<p><strong>${type}</strong> homes in ${district}, ${city}, with generous ceilings, natural stone and quiet, ` +
    'landscaped courtyards. Residents share a pool, a gymnasium and a lobby that is staffed day and night.</p>' +
    '<p>Roads, schools and the waterfront are a short drive away; the handover schedule and the payment plan ' +
    'are set out below, and an advisor walks every buyer through both.</p>'
  );
}

function paymentPlan(random: Random): PropertyRecord['payment_plans'][number] {
  const before = random.pick([40, 50, 60, 70]);
  return {
    name: `${before}/${100 - before}`,
    description: null,
    total_installments: 3,
    payment_period: `${random.between(24, 48)} months`,
    values: [
      { number: 1, due_date: null, name: 'On booking', percentage: 20 },
      { number: 2, due_date: null, name: 'During construction', percentage: before - 20 },
      { number: 3, due_date: 'On handover', name: 'On handover', percentage: 100 - before },
    ],
  };
}

/** Most permits end years ahead, a few have expired, some have no end. */
function permitEnd(random: Random): string | null {
  if (random.chance(0.1)) return null;
  const days = random.chance(0.03) ? -random.between(200, 700) : random.between(2_000, 4_000);
  return isoDay(newest + days * day);
}

function picture(random: Random): string {
  return `https://images.example.com/${random.between(1, 400)}.jpg`;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
