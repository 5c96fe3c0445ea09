import { borrowDatabase, startPglite, type TestServer } from './contract/postgres-server';

type Engine = [name: string, start: () => Promise<TestServer>];

const serverUrl = process.env.TEST_DATABASE_URL;

/** PGlite, and the server in TEST_DATABASE_URL if set. Start once per file: starting costs more than a test. */
export const postgresEngines: Engine[] = [['PostgreSQL (PGlite)', startPglite]];
if (serverUrl) postgresEngines.push(['PostgreSQL (server)', () => borrowDatabase(serverUrl)]);

/** Every supported engine with an empty database, for `describe.each`. */
export const databaseEngines: Engine[] = [
  ['SQLite', async () => ({ url: 'file::memory:', stop: async () => undefined })],
  ...postgresEngines,
];
