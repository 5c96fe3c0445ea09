import { newVisitor } from '@/lib/favorites/visitor';
import { sessionCookie } from '@/lib/staff/session-cookie';
import { explainStored, storageList } from './storage-list';

it('explains what the site stores, by whole name or by prefix', () => {
  expect(explainStored('localStorage', 'cookieConsent')?.category).toBe('essential');
  expect(explainStored('sessionStorage', 'draft:contact')?.name).toBe('draft:');
  expect(explainStored('sessionStorage', 'viewed:fees')?.name).toBe('viewed:');
  expect(explainStored('cookie', '_ga')?.category).toBe('analytics');
  expect(explainStored('cookie', '_ga_ABC123')?.name).toBe('_ga_');
});

it('explains nothing else', () => {
  expect(explainStored('cookie', 'cookieConsent')).toBeNull();
  expect(explainStored('localStorage', 'cookieConsentX')).toBeNull();
  expect(explainStored('cookie', '_gat')).toBeNull();
});

it('names the cookies that the server sets', () => {
  const name = newVisitor(new Request('https://site.example/')).cookie.split('=')[0] ?? '';
  expect(explainStored('cookie', name)).not.toBeNull();
  expect(explainStored('cookie', sessionCookie)).not.toBeNull();
});

it('lists nothing twice', () => {
  const keys = storageList.map((item) => `${item.kind} ${item.name}`);
  expect(new Set(keys).size).toBe(keys.length);
});
