import type { Kysely } from 'kysely';
import { addAgents } from './migrations/agent-tables';
import { addNameAliases } from './migrations/alias-tables';
import { addArticleDesk } from './migrations/article-desk-tables';
import { addBedroomPrices } from './migrations/bedroom-price-columns';
import { createCatalogTables } from './migrations/catalog-tables';
import { addCatalogVersion } from './migrations/catalog-version-table';
import { createConfirmationTables } from './migrations/confirmation-tables';
import { addDeskColumns } from './migrations/desk-tables';
import { addEnquiryTexts } from './migrations/enquiry-text-tables';
import {
  addAcceptedMissing,
  addFeedRemovals,
  addFeeds,
  addJoinedFiles,
  addUploads,
} from './migrations/feed-tables';
import { addHandEdits } from './migrations/hand-edit-tables';
import { addLandingColumns } from './migrations/landing-tables';
import { addLandingTexts } from './migrations/landing-text-tables';
import { addMemoryLists } from './migrations/memory-lists';
import { addOriginColumns } from './migrations/origin-tables';
import { addPermits, addPortalListings } from './migrations/permit-tables';
import { addPictureCopies } from './migrations/picture-tables';
import { addRecencyColumns } from './migrations/recency-columns';
import { addResponseColumns } from './migrations/response-tables';
import { createArticleTables, createStaffTables, createVisitorTables } from './migrations/site-tables';
import { replaceStaffTables } from './migrations/staff-tables';
import { addWordSearch } from './migrations/word-search-columns';
import type { Database } from './schema';

/** One migration. Released migrations are never edited: the next change is a new one. */
export type Migration = { version: number; name: string; up: (db: Kysely<Database>) => Promise<void> };

export const migrations: Migration[] = [
  {
    version: 1,
    name: 'catalogue, enquiries, favourites, staff',
    up: async (db) => {
      await createCatalogTables(db);
      await createArticleTables(db);
      await createVisitorTables(db);
      await createStaffTables(db);
    },
  },
  {
    version: 2,
    name: 'what search engines were told of listings',
    up: async (db) => {
      await db.schema
        .createTable('announced_listings')
        .addColumn('property_id', 'integer', (c) =>
          c.primaryKey().references('properties.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (c) => c.notNull())
        .execute();
    },
  },
  {
    version: 3,
    name: 'staff sign-in by better-auth, audit log',
    up: replaceStaffTables,
  },
  {
    version: 4,
    name: 'newsletter confirmations, visitors behind favourites',
    up: createConfirmationTables,
  },
  {
    version: 5,
    name: 'searches by words, bedrooms, size and month of handover',
    up: addWordSearch,
  },
  {
    version: 6,
    name: 'views of units',
    up: (db) => db.schema.alterTable('units').addColumn('view', 'text').execute(),
  },
  {
    version: 7,
    name: 'sources, assignment and history of enquiries',
    up: addDeskColumns,
  },
  {
    version: 8,
    name: 'background jobs, reminders, threads, duties of advisors',
    up: addResponseColumns,
  },
  {
    version: 9,
    name: 'origin and consent of enquiries, presses of contact links',
    up: addOriginColumns,
  },
  {
    version: 10,
    name: 'drafts of articles, anonymised enquiries',
    up: addArticleDesk,
  },
  {
    version: 11,
    name: 'dates of sale, implausible prices, figures of landing pages',
    up: addLandingColumns,
  },
  {
    version: 12,
    name: 'a number that changes with the catalogue',
    up: addCatalogVersion,
  },
  {
    version: 13,
    name: 'permit numbers, warnings of their ends',
    up: addPermits,
  },
  {
    version: 14,
    name: 'homes that portals were told of',
    up: addPortalListings,
  },
  {
    version: 15,
    name: 'agents of listings',
    up: addAgents,
  },
  {
    version: 16,
    name: 'feeds, their runs and reports',
    up: addFeeds,
  },
  {
    version: 17,
    name: 'values entered by hand in place of a feed',
    up: addHandEdits,
  },
  {
    version: 18,
    name: 'copies of pictures',
    up: addPictureCopies,
  },
  {
    version: 19,
    name: 'aliases of developers and places',
    up: addNameAliases,
  },
  {
    version: 20,
    name: 'rows of files that complete a feed',
    up: (db) => db.schema.alterTable('feeds').addColumn('joined_rows', 'text').execute(),
  },
  {
    version: 21,
    name: 'lists filtered and sorted in memory',
    up: addMemoryLists,
  },
  {
    version: 22,
    name: 'texts of landing pages',
    up: addLandingTexts,
  },
  {
    version: 23,
    name: 'own dates of listings, payment plans',
    up: addRecencyColumns,
  },
  {
    version: 24,
    name: 'communities of districts',
    up: (db) => db.schema.alterTable('properties').addColumn('community', 'text').execute(),
  },
  {
    version: 25,
    name: 'confirmed removals of feeds',
    up: addFeedRemovals,
  },
  {
    version: 26,
    name: 'number of confirmed removals',
    up: addAcceptedMissing,
  },
  {
    version: 27,
    name: 'prices by number of bedrooms',
    up: addBedroomPrices,
  },
  {
    version: 28,
    name: 'texts of enquiries',
    up: addEnquiryTexts,
  },
  {
    version: 29,
    name: 'columns that a feed lacks',
    up: (db) => db.schema.alterTable('feeds').addColumn('missing_columns', 'text').execute(),
  },
  {
    version: 30,
    name: 'files uploaded at the desk',
    up: addUploads,
  },
  {
    version: 31,
    name: 'uploaded files of runs',
    up: (db) => db.schema.alterTable('feed_runs').addColumn('file', 'text').execute(),
  },
  {
    version: 32,
    name: 'second files of uploads',
    up: addJoinedFiles,
  },
];
