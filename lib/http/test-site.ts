import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArticleRecord, PropertyRecord } from '@/lib/catalog/record';
import { createSqlWriter } from '@/lib/catalog/sql/writer';
import { database } from '@/lib/database/connection';

/** A site of its own for one test file: a database in a temporary folder with three listings and two articles. */
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
  await writer.putArticles([article('first-steps', 'Investment'), article('quiet-rooms', 'Design')]);
  return {
    async close() {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function property(title: string, patch: Partial<PropertyRecord>): PropertyRecord {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    key: `test:${slug}`,
    slug,
    title,
    arabic_title: null,
    farsi_title: null,
    description: '<p>A home.</p>',
    cover_image: '/media/cover.jpg',
    images: ['/media/one.jpg'],
    property_type: 'Apartment',
    property_status: 'Ready',
    sales_status: 'Available',
    city: 'Dubai',
    district: null,
    developer: 'Test Developments',
    low_price: 1_000_000,
    average_price: null,
    average_bedrooms: 2,
    average_bathrooms: 2,
    average_area: 1_200,
    min_area: 700,
    residential_units: 10,
    commercial_units: 0,
    completion_rate: 100,
    delivery_date: null,
    post_delivery: false,
    guarantee_rental_guarantee: false,
    rental_guarantee_value: null,
    down_payment: null,
    minimum_down_payment_percentage: null,
    formatted_address: null,
    latitude: null,
    longitude: null,
    facilities: ['Pool'],
    payment_plans: [],
    units: [unit('101', 1_000_000), unit('102', 1_500_000)],
    reference: null,
    permit_number: null,
    permit_url: null,
    permit_expires_at: null,
    project_number: null,
    escrow_account: null,
    service_charge: null,
    featured_rank: null,
    is_sample: false,
    updated_at: null,
    ...patch,
  };
}

function unit(number: string, price: number): PropertyRecord['units'][number] {
  return {
    key: number,
    apartment_id: number,
    apt_no: null,
    apartment_type_id: 2,
    no_of_baths: 2,
    area: 1_000,
    floor: '1',
    price,
    unit_image: null,
    floor_plan_image: null,
    is_demand: false,
    unit_count: 1,
    status: 'Available',
  };
}

function article(slug: string, category: string): ArticleRecord {
  return {
    slug,
    title: slug.replaceAll('-', ' '),
    excerpt: null,
    content: '<p>Words worth reading.</p>',
    cover_image: null,
    category,
    author: null,
    author_bio: null,
    tags: [],
    meta_title: null,
    meta_description: null,
    published_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    is_featured: false,
  };
}
