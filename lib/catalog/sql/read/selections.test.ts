import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';
import { propertyRecord } from '@/testing/contract/fixture';
import { createSqlWriter } from '../write/writer';
import { similarProperties } from './selections';

test('without property types, properties of the same district come before others with a closer price', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'similar-'));
  const db = await openDatabase(`file:${join(folder, 'site.db')}`);
  const home = (slug: string, district: string, low_price: number) =>
    propertyRecord(slug, slug, { city: 'Dubai', district, low_price });
  await createSqlWriter(db).putProperties([
    home('asked', 'Marina', 2_500_000),
    home('same-price', 'Palm', 2_500_000),
    home('neighbour', 'Marina', 4_000_000),
  ]);
  const similar = await similarProperties(db, 'asked', 2);
  expect(similar?.map(({ slug }) => slug)).toEqual(['neighbour', 'same-price']);
  await db.destroy();
  await rm(folder, { recursive: true });
});
