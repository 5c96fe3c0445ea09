import { database } from '@/lib/database/connection';
import { databaseEngines } from '@/testing/engines';
import { openSiteDatabase } from '@/testing/site-database';
import { attemptSignIn } from './sign-in-limit';

/** A copy for each instance of the site. */
const instances: (typeof attemptSignIn)[] = [];
beforeAll(async () => {
  for (let number = 0; number < 4; number++)
    await jest.isolateModulesAsync(async () => {
      instances.push((await import('./sign-in-limit')).attemptSignIn);
    });
});

describe.each(databaseEngines)('on %s', (_engine, startEngine) => {
  let server: Awaited<ReturnType<typeof startEngine>>;
  let site: Awaited<ReturnType<typeof openSiteDatabase>>;
  beforeAll(async () => {
    server = await startEngine();
    site = await openSiteDatabase(server);
  });
  afterEach(async () => {
    await (await database()).deleteFrom('sign_in_failures').execute();
  });
  afterAll(async () => {
    await site.close();
    await server.stop();
  });

  it.each([
    ['one instance', 1],
    ['several instances', 4],
  ])('checks five of many simultaneous guesses, on %s', async (_where, count) => {
    const check = jest.fn(async () => null);
    const guesses = instances
      .slice(0, count)
      .flatMap((attempt) => Array.from({ length: 10 }, () => attempt('guessed@example.com', check)));
    const outcomes = await Promise.allSettled(guesses);
    expect(check).toHaveBeenCalledTimes(5);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(count * 10 - 5);
    expect(refused[0]).toMatchObject({ reason: { status: 429 } });
  });

  it('lets all of many simultaneous correct passwords in', async () => {
    const tabs = Array.from({ length: 10 }, () => attemptSignIn('tabs@example.com', async () => 'in'));
    expect(await Promise.all(tabs)).toEqual(Array(10).fill('in'));
  });

  it('lets a correct password in after four wrong ones, and counts from the start again', async () => {
    const attempt = (outcome: 'in' | null) => attemptSignIn('Typing@example.com ', async () => outcome);
    for (const outcome of [null, null, null, null, 'in', null, null, null, null, 'in'] as const) {
      expect(await attempt(outcome)).toBe(outcome);
    }
  });

  it('ends the lock after 15 minutes', async () => {
    const attempt = () => attemptSignIn('patient@example.com', async () => null);
    for (let count = 0; count < 5; count++) await attempt();
    await expect(attempt()).rejects.toMatchObject({ status: 429 });
    const before = new Date(Date.now() - 15 * 60_000).toISOString();
    await (await database()).updateTable('sign_in_failures').set({ last_failure_at: before }).execute();
    expect(await attempt()).toBeNull();
  });

  it('ignores a lock from when the clock was hours ahead', async () => {
    const attempt = () => attemptSignIn('early@example.com', async () => null);
    for (let count = 0; count < 5; count++) await attempt();
    const ahead = new Date(Date.now() + 4 * 3_600_000).toISOString();
    await (await database()).updateTable('sign_in_failures').set({ last_failure_at: ahead }).execute();
    for (let count = 0; count < 5; count++) expect(await attempt()).toBeNull();
    await expect(attempt()).rejects.toMatchObject({ status: 429 });
  });
});
