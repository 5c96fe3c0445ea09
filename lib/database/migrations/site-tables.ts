import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/* Tables of articles, visitors and staff as created by migration 1. Later changes are separate migrations. */

export async function createArticleTables(db: Kysely<Database>): Promise<void> {
  const { id, binaryText } = columnTypes(db);
  await db.schema
    .createTable('articles')
    .addColumn('id', id)
    .addColumn('slug', binaryText, (c) => c.notNull().unique())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('cover_image', 'text')
    .addColumn('category', 'text')
    .addColumn('author', 'text')
    .addColumn('author_bio', 'text')
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('reading_time', 'integer', (c) => c.notNull())
    .addColumn('search_text', binaryText, (c) => c.notNull())
    .addColumn('is_featured', 'integer', (c) => c.notNull())
    .addColumn('published_at', binaryText, (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('articles_by_published')
    .on('articles')
    .columns(['published_at', 'id'])
    .execute();
  await db.schema
    .createIndex('articles_of_category')
    .on('articles')
    .columns(['category', 'published_at', 'id'])
    .execute();
  await db.schema
    .createTable('article_views')
    .addColumn('article_id', 'integer', (c) => c.primaryKey().references('articles.id').onDelete('cascade'))
    .addColumn('views', 'integer', (c) => c.notNull())
    .execute();
}

/** Enquiries with their outbox, newsletter addresses, favourites. */
export async function createVisitorTables(db: Kysely<Database>): Promise<void> {
  const { id, binaryText } = columnTypes(db);
  await db.schema
    .createTable('inquiries')
    .addColumn('id', id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('property_type', 'text')
    .addColumn('city', 'text')
    .addColumn('bedrooms', 'text')
    .addColumn('property_id', 'integer')
    .addColumn('property_title', 'text')
    .addColumn('property_slug', 'text')
    .addColumn('source_path', 'text')
    .addColumn('consent_at', 'text')
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('created_at', binaryText, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('new'))
    .execute();
  await db.schema.createIndex('inquiries_by_created').on('inquiries').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('inquiries_of_status')
    .on('inquiries')
    .columns(['status', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('inquiry_deliveries')
    .addColumn('id', id)
    .addColumn('inquiry_id', 'integer', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('pending'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', binaryText, (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('delivered_at', 'text')
    .addUniqueConstraint('inquiry_deliveries_channel', ['inquiry_id', 'channel'])
    .execute();
  await db.schema
    .createIndex('inquiry_deliveries_due')
    .on('inquiry_deliveries')
    .columns(['status', 'next_attempt_at'])
    .execute();
  await db.schema
    .createTable('newsletter_addresses')
    .addColumn('id', id)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('consent_at', 'text', (c) => c.notNull())
    .addColumn('unsubscribe_token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('unsubscribed_at', 'text')
    .execute();
  await db.schema
    .createTable('favorites')
    .addColumn('visitor_hash', 'text', (c) => c.notNull())
    .addColumn('property_id', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('favorites_key', ['visitor_hash', 'property_id'])
    .execute();
}

export async function createStaffTables(db: Kysely<Database>): Promise<void> {
  const { id } = columnTypes(db);
  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', id)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('disabled_at', 'text')
    .execute();
  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'integer', (c) =>
      c.notNull().references('staff_accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
}
