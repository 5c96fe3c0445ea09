import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { dubaiDay } from '@/lib/dubai-day';
import type { ContactWay } from './contact-ways';

/**
 * Counts a press of a contact link by day in Dubai.
 * @param slug the property; empty for links that belong to none
 */
export async function countPress(way: ContactWay, slug: string, now = Date.now()): Promise<void> {
  const db = await database();
  await db
    .insertInto('contact_presses')
    .values({ day: dubaiDay(now), property_slug: slug, way, presses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'property_slug', 'way'])
        .doUpdateSet({ presses: sql`contact_presses.presses + 1` }),
    )
    .execute();
}
