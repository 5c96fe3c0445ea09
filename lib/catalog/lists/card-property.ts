import type { PropertySummary } from '../types';

const ownFields = [
  'id',
  'slug',
  'title',
  'arabic_title',
  'farsi_title',
  'cover_image',
  'low_price',
  'average_price',
  'average_bedrooms',
  'average_bathrooms',
  'average_area',
  'min_area',
  'residential_units',
  'commercial_units',
] as const satisfies (keyof PropertySummary)[];

const relations = [
  'property_type',
  'property_status',
  'sales_status',
  'city',
  'district',
  'developer',
] as const satisfies (keyof PropertySummary)[];

type Relation = (typeof relations)[number];

/** The fields that a card shows and that search in the browser compares. A `PropertySummary` can be passed as one. */
export type CardProperty = Pick<PropertySummary, (typeof ownFields)[number]> &
  Record<Relation, { name: string } | null>;

/** A card's values, without their names: own fields, then names of relations. */
export type CardRow = (CardProperty[(typeof ownFields)[number]] | null)[];

/** The row of a card, to send many cards in few bytes; `cardOf` reads it. */
export function cardRow(property: PropertySummary): CardRow {
  return [
    ...ownFields.map((key) => property[key]),
    ...relations.map((relation) => property[relation]?.name ?? null),
  ];
}

export function cardOf(row: CardRow): CardProperty {
  const values = [...ownFields, ...relations].map((key, index) => {
    const value = row[index] ?? null;
    return [key, index < ownFields.length || value === null ? value : { name: value }];
  });
  return Object.fromEntries(values);
}

/** Only what a card shows, for pages that send it to the browser. */
export function cardProperty(property: PropertySummary): CardProperty {
  return cardOf(cardRow(property));
}
