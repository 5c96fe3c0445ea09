import type { PropertyRecord } from '@/lib/catalog/record';

export const previewHeadings = ['title', 'type', 'place', 'price AED', 'sq ft', 'beds', 'units', 'pictures'];

/** A property as a row of a preview, under `previewHeadings`. */
export function previewCells(record: PropertyRecord): string[] {
  const number = (value: number | null) => value?.toLocaleString('en-US') ?? '–';
  return [
    record.title,
    record.property_type ?? '–',
    [record.district, record.city].filter(Boolean).join(', ') || '–',
    number(record.low_price),
    number(record.min_area),
    number(record.average_bedrooms),
    String(record.units.length),
    String(record.images.length + (record.cover_image ? 1 : 0)),
  ];
}
