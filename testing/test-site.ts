import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PropertyRecord } from '@/lib/catalog/record';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { database } from '@/lib/database/connection';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { article } from '@/testing/contract/fixture-articles';

const published = '2026-01-01T00:00:00.000Z';

/** A separate site for one test file: a temporary database with three properties and two articles. */
export async function openTestSite(): Promise<{ close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.env.DATABASE_URL = `file:${join(folder, 'site.db')}`;
  const db = await database();
  const writer = createSqlWriter(db);
  await writer.putProperties([
    property('Palm Villa', {
      property_type: 'Villa',
      district: 'Palm Jumeirah',
      low_price: 24_500_000,
      featured_rank: 1,
    }),
    property('Marina Tower', {
      district: 'Dubai Marina',
      low_price: 1_450_000,
      arabic_title: 'برج المارينا',
    }),
    property('Creek House', { district: 'Dubai Creek Harbour', low_price: null, units: [] }),
  ]);
  await writer.putArticles([
    article('first-steps', 'First steps', published, { category: 'Investment' }),
    article('quiet-rooms', 'Quiet rooms', published, { category: 'Design' }),
  ]);
  return {
    async close() {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function property(title: string, known: Partial<PropertyRecord>): PropertyRecord {
  return propertyRecord(title.toLowerCase().replaceAll(' ', '-'), title, {
    description: '<p>A home.</p>',
    cover_image: '/media/cover.jpg',
    images: ['/media/one.jpg'],
    property_type: 'Apartment',
    property_status: 'Ready',
    sales_status: 'Available',
    city: 'Dubai',
    developer: 'Test Developments',
    low_price: 1_000_000,
    average_bedrooms: 2,
    average_bathrooms: 2,
    average_area: 1_200,
    min_area: 700,
    residential_units: 10,
    completion_rate: 100,
    facilities: ['Pool'],
    units: [home('101', 1_000_000), home('102', 1_500_000)],
    ...known,
  });
}

function home(number: string, price: number) {
  return unit(number, { apartment_type_id: 2, no_of_baths: 2, area: 1_000, floor: '1', price });
}
