import { clientAddress } from './client-address';
import { rateLimit } from './rate-limit';

const from = (address: string) =>
  new Request('http://site.test/', { headers: { 'x-forwarded-for': address } });

function statusOf(call: () => void): number {
  try {
    call();
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

it('lets so many requests through in a window, per address, and says when to come back', () => {
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

it('remembers a bounded number of addresses', () => {
  const limit = rateLimit({ name: 'messages', max: 1, windowMs: 60_000 }, () => 0);
  limit(from('198.51.100.1'));
  for (let index = 0; index < 10_000; index += 1) limit(from(`10.${index >> 8}.${index & 255}.1`));
  expect(statusOf(() => limit(from('198.51.100.1')))).toBe(200);
});

describe('the address of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['spoofed, 203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('X-Forwarded-For %s counts as %s', (header, address) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': header }), false)).toBe(address);
  });

  it('is one for all who have none', () => {
    expect(clientAddress(new Headers(), false)).toBe('unknown');
  });
});
