import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';
import { parseEnv } from '@/lib/env';
import { type Portal, type PortalFeedOptions, portalFeed, portals } from '@/testing/generate/portal-feed';
import { parseImportArguments } from './arguments';
import type { ImportSummary } from './report/report';
import { runImport } from './run-import';

const homes = 150;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-feed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const DATABASE_URL = () => `file:${join(folder, 'site.db')}`;

/** Imports a generated feed by the mapping that the site has for it. */
async function imported(portal: Portal, options: Partial<PortalFeedOptions> = {}): Promise<ImportSummary> {
  const path = join(folder, 'feed.xml');
  await writeFile(path, [...portalFeed(portal, { homes, seed: 1, ...options })].join(''));
  const args = parseImportArguments([path, '--feed', 'portal', '--complete']);
  if (!args) throw new Error('no arguments');
  const summaries: ImportSummary[] = [];
  await runImport(args, parseEnv({ DATABASE_URL: DATABASE_URL() }), {
    say: () => undefined,
    note: () => undefined,
    unattended: {
      onOpened: () => undefined,
      check: () => undefined,
      onFinding: () => undefined,
      onSummary: (summary) => summaries.push(summary),
    },
  });
  const [summary] = summaries;
  if (!summary) throw new Error('nothing was written');
  return summary;
}

async function stored(): Promise<{ properties: number; units: number }> {
  const db = await openDatabase(DATABASE_URL());
  const count = async (table: 'properties' | 'units') =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
  const counts = { properties: await count('properties'), units: await count('units') };
  await db.destroy();
  return counts;
}

test.each(portals)(
  'a generated feed of %s is imported, imported again without changes, and without a removed home',
  async (portal) => {
    const first = await imported(portal);
    expect(first).toMatchObject({ read: homes, updated: 0, takenOff: 0 });
    expect(first.created).toBeGreaterThan(homes * 0.8);
    const { properties, units } = await stored();
    expect(properties).toBe(first.created);
    expect(units).toBeGreaterThan(homes * 0.85);
    expect(await imported(portal)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: first.created,
      takenOff: 0,
    });
    expect(await imported(portal, { gone: 1 })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: first.created - 1,
      takenOff: 1,
    });
  },
);
