import { fieldOf } from '@/lib/typed-keys';
import { rateLimit, rateLimitPerKey } from './rate-limit';

const from = (address: string) =>
  new Request('http://site.test/', { headers: { 'x-forwarded-for': address } });

function statusOf(call: () => void): number {
  try {
    call();
    return 200;
  } catch (error) {
    return Number(fieldOf(error, 'status'));
  }
}

it('limits requests per address in a window and says when to retry', () => {
  let time = 0;
  const limit = rateLimit({ name: 'messages', max: 2, windowMs: 60_000 }, () => time);
  limit(from('198.51.100.1'));
  time = 10_000;
  limit(from('198.51.100.1'));
  expect(statusOf(() => limit(from('198.51.100.2')))).toBe(200);
  time = 20_000;
  expect(() => limit(from('198.51.100.1'))).toThrow(
    expect.objectContaining({
      status: 429,
      message: 'Too many messages. Please try again in 40 seconds.',
      headers: { 'Retry-After': '40' },
    }),
  );
  time = 60_000;
  expect(statusOf(() => limit(from('198.51.100.1')))).toBe(200);
  expect(statusOf(() => limit(from('198.51.100.1')))).toBe(429);
});

it('allows a /48 several households, but no more by using many', () => {
  const limit = rateLimit({ name: 'messages', max: 2, windowMs: 60_000 }, () => 0);
  const statuses = Array.from({ length: 40 }, (_, network) =>
    statusOf(() => limit(from(`2001:db8:1:${network.toString(16)}::1`))),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
  expect(statusOf(() => limit(from('2001:db8:1:0::2')))).toBe(429);
  expect(statusOf(() => limit(from('2001:db8:2::1')))).toBe(200);
});

it('limits all clients together and recovers with time', () => {
  let time = 0;
  const limit = rateLimit({ name: 'messages', max: 1, windowMs: 60_000 }, () => time);
  const every = () =>
    Array.from({ length: 250 }, (_, index) => statusOf(() => limit(from(`10.0.0.${index}`))));
  expect(every().filter((status) => status === 200)).toHaveLength(200);
  time = 60_000;
  expect(every().filter((status) => status === 200)).toHaveLength(200);
});

it('remembers a bounded number of networks', () => {
  const limit = rateLimit({ name: 'messages', max: 100, windowMs: 60_000 }, () => 0);
  for (let count = 0; count < 100; count += 1) limit(from('198.51.100.1'));
  expect(statusOf(() => limit(from('198.51.100.1')))).toBe(429);
  for (let index = 0; index < 10_000; index += 1) limit(from(`10.${index >> 8}.${index & 255}.1`));
  expect(statusOf(() => limit(from('198.51.100.1')))).toBe(200);
});

it('limits each key on its own', () => {
  let now = 0;
  const limit = rateLimitPerKey({ name: 'requests', max: 2, windowMs: 60_000 }, () => now);
  limit('a');
  limit('a');
  expect(() => limit('a')).toThrow('Too many requests. Please try again in a minute.');
  expect(() => limit('b')).not.toThrow();
  now = 60_001;
  expect(() => limit('a')).not.toThrow();
});

it('forgets what it counted before the clock was put back', () => {
  let now = 3_600_000;
  const limit = rateLimitPerKey({ name: 'requests', max: 1, windowMs: 60_000 }, () => now);
  limit('a');
  now = 0;
  expect(() => limit('a')).not.toThrow();
  expect(() => limit('a')).toThrow('Too many requests.');
});
