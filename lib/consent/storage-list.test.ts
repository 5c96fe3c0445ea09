import { newVisitor } from '@/lib/favorites/visitor';
import { sessionCookie } from '@/lib/staff/session-cookie';
import { findStoredItem } from '@/testing/find-stored-item';
import { storageList } from './storage-list';

it('explains stored items by exact name or prefix', () => {
  expect(findStoredItem('localStorage', 'cookieConsent')?.category).toBe('essential');
  expect(findStoredItem('sessionStorage', 'draft:contact')?.name).toBe('draft:');
  expect(findStoredItem('sessionStorage', 'viewed:fees')?.name).toBe('viewed:');
  expect(findStoredItem('cookie', '_ga')?.category).toBe('analytics');
  expect(findStoredItem('cookie', '_ga_ABC123')?.name).toBe('_ga_');
});

it('has no entry for other names', () => {
  expect(findStoredItem('cookie', 'cookieConsent')).toBeNull();
  expect(findStoredItem('localStorage', 'cookieConsentX')).toBeNull();
  expect(findStoredItem('cookie', '_gat')).toBeNull();
});

it('includes the cookies set by the server', () => {
  const name = newVisitor(new Request('https://site.example/')).cookie.split('=')[0] ?? '';
  expect(findStoredItem('cookie', name)).not.toBeNull();
  expect(findStoredItem('cookie', sessionCookie)).not.toBeNull();
});

it('has no duplicates', () => {
  const keys = storageList.map((item) => `${item.kind} ${item.name}`);
  expect(new Set(keys).size).toBe(keys.length);
});
