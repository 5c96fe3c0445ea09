import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { startSite } from './site-server';

const submissions = 200;
const killedAt = 140;
const atOnce = 10;

test('every confirmed enquiry survives kill -9', async () => {
  test.setTimeout(600_000);
  const site = await startSite();
  try {
    const confirmed: string[] = [];
    let next = 0;
    const visitor = async () => {
      while (next < submissions) {
        const number = next++;
        if (number === killedAt) site.process.kill('SIGKILL');
        const email = `visitor-${number}@example.com`;
        const response = await submit(site.url, email, number).catch(() => null);
        if (response?.ok) confirmed.push(email);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
    expect(confirmed.length).toBeGreaterThan(killedAt / 2);
    expect(confirmed.length).toBeLessThan(submissions);

    // Opened like a restarted site would.
    const database = new Database(site.databaseFile);
    const kept = database.prepare('select email from inquiries').pluck().all();
    const sound = database.pragma('integrity_check', { simple: true });
    database.close();
    expect(sound).toBe('ok');
    expect(confirmed.filter((email) => !kept.includes(email))).toEqual([]);
  } finally {
    await site.stop();
  }
});

/** Each from its own IP address, because of the rate limit. */
function submit(url: string, email: string, number: number): Promise<Response> {
  return fetch(`${url}/api/v1/contact/submit/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
      'Idempotency-Key': `durability-${number}`,
    },
    body: JSON.stringify({
      name: 'Visitor',
      email,
      subject: 'Two bedrooms',
      message: 'We are looking for two bedrooms by the water.',
    }),
  });
}
