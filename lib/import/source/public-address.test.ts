import type { lookup } from 'node:dns';
import { stub } from '@/testing/stub';
import { isPublicAddress, publicLookup } from './public-address';

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.0.0.8',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '[::1]',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const resolvesTo = (...addresses: string[]) =>
  stub<typeof lookup>((_name: string, _options: unknown, done: (error: null, list: unknown[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );

const look = (resolve: typeof lookup, all = false) =>
  new Promise((done) => {
    publicLookup(resolve)('feeds.example', { all }, (error, address) => done(error?.message ?? address));
  });

test('a name resolves to public addresses', async () => {
  expect(await look(resolvesTo('93.184.216.34'))).toBe('93.184.216.34');
  expect(await look(resolvesTo('93.184.216.34'), true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
});

test('a name with a private address among its addresses does not resolve', async () => {
  expect(await look(resolvesTo('93.184.216.34', '127.0.0.1'))).toMatch(/private address/);
  expect(await look(resolvesTo())).toMatch(/private address/);
});
