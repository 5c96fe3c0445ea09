import { type GenerateOptions, generateRecords } from './generate';

/** Generated properties as a feed in the import format. */
export function generateFeed(options: GenerateOptions): { properties: Record<string, unknown>[] } {
  const properties = [...generateRecords(options)].map(
    ({ key, is_sample, latitude, longitude, units, ...values }) => ({
      ...values,
      map_coordinates: { latitude, longitude },
      units: units.map(({ key: id, ...unit }) => ({ id, ...unit })),
    }),
  );
  return { properties };
}
