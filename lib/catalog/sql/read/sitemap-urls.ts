import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { maxSitemapUrls, type SitemapUrl, type SitemapUrlKind } from '@/lib/catalog/source';
import type { Database } from '@/lib/database/schema';
import { isPublished } from './published';

/** Pages per sitemap, fewer than allowed, because a sitemap is built in memory. */
const blockPages = 2_500;
/**
 * A block is a range of ids: reads use the primary key only, and blocks stay stable while the catalogue grows. A
 * property has up to two pages: its own and its units page.
 */
const blockSizes: Record<SitemapUrlKind, number> = {
  properties: blockPages / 2,
  units: blockPages,
  articles: maxSitemapUrls,
};

/** Numbers of non-empty blocks; one index seek per block. */
export async function sitemapBlocks(db: Kysely<Database>, kind: SitemapUrlKind): Promise<number[]> {
  const size = sql.lit(blockSizes[kind]);
  const firstFrom = (id: Expression<number>) => sql`(${firstIds[kind](id)})`;
  const { rows } = await sql<{ block: number }>`
    with recursive firsts(id) as (
      select ${firstFrom(sql<number>`0`)}
      union all
      select ${firstFrom(sql<number>`(firsts.id / ${size} + 1) * ${size}`)} from firsts where firsts.id is not null
    )
    select firsts.id / ${size} as block from firsts where firsts.id is not null`.execute(db);
  return rows.map(({ block }) => block);
}

/** Pages of a block by id; empty for an unknown block. */
export async function listSitemapUrls(
  db: Kysely<Database>,
  kind: SitemapUrlKind,
  block: number,
): Promise<SitemapUrl[]> {
  const size = blockSizes[kind];
  const from = block * size;
  return rangesOf[kind](db, from, from + size);
}

type FirstId = (from: Expression<number>) => Expression<unknown>;

/** Query for the smallest id from `from` on that has a page. */
const firstIds: Record<SitemapUrlKind, FirstId> = {
  properties: (from) =>
    sql`select properties.id from properties where properties.id >= ${from} and ${isListed()} order by properties.id limit 1`,
  units: (from) =>
    sql`select units.id from units join properties on properties.id = units.property_id
      where units.id >= ${from} and ${isListed()} order by units.id limit 1`,
  articles: (from) =>
    sql`select articles.id from articles where articles.id >= ${from} and status = 'published' order by articles.id limit 1`,
};

type Range = (db: Kysely<Database>, from: number, to: number) => Promise<SitemapUrl[]>;

const rangesOf: Record<SitemapUrlKind, Range> = { properties, units, articles };

async function properties(db: Kysely<Database>, from: number, to: number): Promise<SitemapUrl[]> {
  const rows = await db
    .selectFrom('properties')
    .select(['slug', 'cover_image', 'units_count', 'updated_at'])
    .where('properties.id', '>=', from)
    .where('properties.id', '<', to)
    .where(isListed())
    .orderBy('properties.id')
    .execute();
  return rows.flatMap(({ slug, cover_image, units_count, updated_at }): SitemapUrl[] => {
    const own: SitemapUrl = { page: 'property', slug, unit_id: null, image: cover_image, updated_at };
    return units_count > 0 ? [own, { ...own, page: 'units', image: null }] : [own];
  });
}

async function units(db: Kysely<Database>, from: number, to: number): Promise<SitemapUrl[]> {
  const rows = await db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.property_id')
    .select(['properties.slug', 'units.id', 'units.unit_image', 'units.updated_at'])
    .where('units.id', '>=', from)
    .where('units.id', '<', to)
    .where(isListed())
    .orderBy('units.id')
    .execute();
  return rows.map(({ slug, id, unit_image, updated_at }) => ({
    page: 'unit',
    slug,
    unit_id: id,
    image: unit_image,
    updated_at,
  }));
}

async function articles(db: Kysely<Database>, from: number, to: number): Promise<SitemapUrl[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['slug', 'cover_image', 'updated_at'])
    .where('status', '=', 'published')
    .where('id', '>=', from)
    .where('id', '<', to)
    .orderBy('id')
    .execute();
  return rows.map(({ slug, cover_image, updated_at }) => ({
    page: 'article',
    slug,
    unit_id: null,
    image: cover_image,
    updated_at,
  }));
}

/** Published, without samples unless there are only samples: a demonstration site still has complete sitemaps. */
function isListed(): Expression<SqlBool> {
  return sql<SqlBool>`(${isPublished()} and (properties.is_sample = 0
    or not exists (select 1 from properties as real_ones where real_ones.is_sample = 0)))`;
}
