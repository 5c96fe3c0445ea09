import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { freeSlug, isVariantOf, propertySlug } from '../read/slugs';

/** A listing as it stands in the database before the write. */
export type ExistingListing = { id: number; slug: string; content_hash: string };

/**
 * The slug of every record, in order. A listing keeps the slug it has unless its feed wants another. Present
 * slugs and former ones are all taken, except that a listing may return to a former slug of its own.
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

/** Who holds these slugs and their numbered variants: a property's id, or null for one not yet written. */
async function slugOwners(db: Kysely<Database>, bases: string[]): Promise<Map<string, number | null>> {
  const owners = new Map<string, number | null>();
  const collect = (rows: { slug: string; id: number }[]) => {
    for (const { slug, id } of rows) owners.set(slug, id);
  };
  if (bases.length === 0) return owners;
  collect(await db.selectFrom('properties').select(['slug', 'id']).where('slug', 'in', bases).execute());
  collect(await formerSlugs(db).where('slug', 'in', bases).execute());
  for (const base of [...owners.keys()]) {
    // Every numbered variant stands between "base-" and "base." in byte order.
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
