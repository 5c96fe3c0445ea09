import { newVisitor } from '@/lib/favorites/visitor';
import { sessionCookie } from '@/lib/staff/session-cookie';
import { explainStored, storageList } from './storage-list';

it('explains stored items by exact name or prefix', () => {
  expect(explainStored('localStorage', 'cookieConsent')?.category).toBe('essential');
  expect(explainStored('sessionStorage', 'draft:contact')?.name).toBe('draft:');
  expect(explainStored('sessionStorage', 'viewed:fees')?.name).toBe('viewed:');
  expect(explainStored('cookie', '_ga')?.category).toBe('analytics');
  expect(explainStored('cookie', '_ga_ABC123')?.name).toBe('_ga_');
});

it('has no entry for other names', () => {
  expect(explainStored('cookie', 'cookieConsent')).toBeNull();
  expect(explainStored('localStorage', 'cookieConsentX')).toBeNull();
  expect(explainStored('cookie', '_gat')).toBeNull();
});

it('includes the cookies set by the server', () => {
  const name = newVisitor(new Request('https://site.example/')).cookie.split('=')[0] ?? '';
  expect(explainStored('cookie', name)).not.toBeNull();
  expect(explainStored('cookie', sessionCookie)).not.toBeNull();
});

it('has no duplicates', () => {
  const keys = storageList.map((item) => `${item.kind} ${item.name}`);
  expect(new Set(keys).size).toBe(keys.length);
});
