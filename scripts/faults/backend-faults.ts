import { join } from 'node:path';
import { freePort } from '../../e2e/site-server';
import { createSqlCatalog } from '../../lib/catalog/sql/catalog';
import { openDatabase } from '../../lib/database/connection';
import { loadSampleCatalog } from '../../lib/import/sample-catalog';
import { type FakeBackend, startFakeBackend } from '../../testing/fake-backend/fake-backend';
import type { Fault, Finding } from './fault';
import { createGate, type Gate } from './gate';
import { launch, type Site, status, timed, until, untilHealthy, withSites } from './site-process';

/** Faults of the REST backend that the catalogue is read from. */
export const backendFaults: Fault[] = [
  {
    name: 'backend-dead',
    tried: 'The backend refuses connections when the site starts, and comes up later',
    expected: 'home page 200, list and API 503, health 503; the list is back within 30 s of its coming up',
    run: () =>
      withBackend('shut', async (site, _backend, gate) => {
        const [home, list, health] = [
          await status(`${site.url}/`),
          await status(`${site.url}/properties?city=1`),
          await status(`${site.url}/api/health/`),
        ];
        const api = await status(`${site.url}/api/v1/properties/`);
        await gate.open();
        const back = await until(
          async () =>
            (await status(`${site.url}/api/v1/properties/`)) === 200 &&
            (await status(`${site.url}/properties?city=1`)) === 200,
          60_000,
        );
        return {
          seen: `home ${home}, list ${list}, API ${api}, health ${health}; back ${back === null ? 'never' : `after ${back} ms`}`,
          asExpected:
            home === 200 && list === 503 && api === 503 && health === 503 && back !== null && back < 30_000,
        };
      }),
  },
  {
    name: 'backend-slow',
    tried: 'The backend takes 60 s for every response',
    expected: 'an uncached page responds within 12 s; after several timeouts within 1 s; cached pages stay',
    run: () =>
      withBackend('open', async (site, backend) => {
        await status(`${site.url}/contact`);
        await status(`${site.url}/properties/mirador-heights`);
        backend.misbehave({ kind: 'slow', delayMs: 60_000 });
        const first = await timed(`${site.url}/properties/sahil-crescent-villas`);
        for (let turn = 0; turn < 6; turn += 1)
          await status(`${site.url}/api/v1/properties/?page=${turn + 2}`);
        const later = await timed(`${site.url}/api/v1/properties/?page=40`);
        const kept = await timed(`${site.url}/properties/mirador-heights`);
        backend.misbehave(null);
        const back = await until(
          async () => (await status(`${site.url}/api/v1/properties/?page_size=7`)) === 200,
          90_000,
        );
        return {
          seen: `first ${first.status} after ${first.ms} ms, later ${later.status} after ${later.ms} ms, cached page ${kept.status} after ${kept.ms} ms; back ${back === null ? 'never' : `after ${back} ms`}`,
          asExpected:
            first.status !== 500 &&
            first.status !== 0 &&
            first.ms < 12_000 &&
            later.ms < 1_000 &&
            kept.status === 200 &&
            kept.ms < 1_000 &&
            back !== null,
        };
      }),
  },
  {
    name: 'backend-lying',
    tried:
      'The backend responds with HTML, half a body, truncated JSON, deeply nested lists, numbers for lists',
    expected: 'API 502, pages 502, 503 or the error screen but never 500, health 503',
    run: () =>
      withBackend('open', async (site, backend) => {
        const bodies = [
          '<html>Welcome</html>',
          '{"count":"many","results":{"a":[1]}}',
          '[[[[]]]]',
          '{"results":[null,7,"x",{"id":{}}]}',
          '17',
          '{"results":[{"id":1,"slug":{"en":{"a":[]}},"title":[[]],"images":"{","units":{"x":1}}]}',
        ];
        const codes: string[] = [];
        const wrong: string[] = [];
        let turn = 0;
        for (const how of [
          ...bodies.map((body) => ({ kind: 'body', body }) as const),
          { kind: 'half-body' } as const,
          { kind: 'cut-json' } as const,
        ]) {
          backend.misbehave(how);
          turn += 1;
          const api = await status(`${site.url}/api/v1/properties/?page_size=${turn}&city=${turn}`);
          const page = await status(`${site.url}/properties/never-read-${turn}`);
          const list = await status(`${site.url}/properties?page_size=${turn}&district=${turn}`);
          codes.push(`${api}/${page}/${list}`);
          if ([api, page, list].some((code) => code === 500 || code === 0))
            wrong.push(JSON.stringify(how).slice(0, 40));
        }
        const health = await status(`${site.url}/api/health/`);
        return {
          seen: `API/property/list ${codes.join(', ')}; health ${health}${wrong.length ? `; 500 with ${wrong.join(' and ')}` : ''}`,
          asExpected: wrong.length === 0 && health === 503,
        };
      }),
  },
];

async function withBackend(
  state: 'open' | 'shut',
  work: (site: Site, backend: FakeBackend, gate: Gate) => Promise<Finding>,
): Promise<Finding> {
  return withSites(async (folder, sites) => {
    const db = await openDatabase(`file:${join(folder, 'backend.db')}`);
    await loadSampleCatalog(db);
    const backend = await startFakeBackend(createSqlCatalog(db));
    const gate = await createGate(await freePort(), () => Number(new URL(backend.baseUrl).port), state);
    try {
      const site = await launch({
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        API_BASE_URL: `http://127.0.0.1:${gate.port}`,
      });
      sites.push(site);
      if (state === 'open') await untilHealthy(site);
      else await until(async () => (await status(`${site.url}/contact`)) === 200, 30_000);
      return await work(site, backend, gate);
    } finally {
      await gate.close();
      await backend.close();
      await db.destroy();
    }
  });
}
