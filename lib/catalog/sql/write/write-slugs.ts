import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { freeSlug, isVariantOf, propertySlug } from '../read/slugs';

/** A property as stored before the write; `content_hash` is that of the feed's record. */
export type ExistingListing = { id: number; slug: string; content_hash: string };

/**
 * The slug of every record, in order. Kept unless the feed wants another. Current and former slugs are taken, but a
 * property may return to its own former slug.
 */
export async function chooseSlugs(
  db: Kysely<Database>,
  writes: { record: PropertyRecord; existing: ExistingListing | undefined }[],
): Promise<string[]> {
  const bases = writes.map(({ record, existing }) => {
    const base = propertySlug(record);
    const keeps = existing && (!record.slug?.trim() || isVariantOf(existing.slug, base));
    return keeps ? null : base;
  });
  const owners = await slugOwners(db, [...new Set(bases.filter((base) => base !== null))]);
  return writes.map(({ existing }, index) => {
    const base = bases[index] ?? null;
    if (base === null) return existing?.slug ?? '';
    const slug = freeSlug(base, (candidate) => {
      const owner = owners.get(candidate);
      return owner !== undefined && owner !== existing?.id;
    });
    owners.set(slug, existing?.id ?? null);
    return slug;
  });
}

/** Owners of these slugs and their numbered variants: a property id, or null for one not yet written. */
async function slugOwners(db: Kysely<Database>, bases: string[]): Promise<Map<string, number | null>> {
  const owners = new Map<string, number | null>();
  const collect = (rows: { slug: string; id: number }[]) => {
    for (const { slug, id } of rows) owners.set(slug, id);
  };
  if (bases.length === 0) return owners;
  collect(await db.selectFrom('properties').select(['slug', 'id']).where('slug', 'in', bases).execute());
  collect(await formerSlugs(db).where('slug', 'in', bases).execute());
  for (const base of [...owners.keys()]) {
    // In byte order, all numbered variants are between "base-" and "base.".
    const [from, to] = [`${base}-`, `${base}.`];
    collect(
      await db
        .selectFrom('properties')
        .select(['slug', 'id'])
        .where('slug', '>=', from)
        .where('slug', '<', to)
        .execute(),
    );
    collect(await formerSlugs(db).where('slug', '>=', from).where('slug', '<', to).execute());
  }
  return owners;
}

function formerSlugs(db: Kysely<Database>) {
  return db.selectFrom('property_slugs').select(['slug', 'property_id as id']);
}
