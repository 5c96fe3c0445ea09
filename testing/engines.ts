import { borrowDatabase, startPglite, type TestServer } from './contract/postgres-server';

type Engine = [name: string, start: () => Promise<TestServer>];

const serverUrl = process.env.TEST_DATABASE_URL;

/** PGlite, and the running server that TEST_DATABASE_URL names. Start one per file: a start costs more than a test. */
export const postgresEngines: Engine[] = [['PostgreSQL (PGlite)', startPglite]];
if (serverUrl) postgresEngines.push(['PostgreSQL (server)', () => borrowDatabase(serverUrl)]);

/** Every engine the site runs on, each with an empty database, for `describe.each`. */
export const databaseEngines: Engine[] = [
  ['SQLite', async () => ({ url: 'file::memory:', stop: async () => undefined })],
  ...postgresEngines,
];
