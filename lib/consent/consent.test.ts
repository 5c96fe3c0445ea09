/** @jest-environment jsdom */
import {
  type Consent,
  clearConsent,
  consentMark,
  everything,
  parseConsent,
  readConsent,
  storeConsent,
} from './consent';

let logged: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-consent');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

it('stores four booleans and the time of the choice; essential is always true', () => {
  storeConsent({ ...everything, essential: false, marketing: false });
  expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual({
    essential: true,
    analytics: true,
    marketing: false,
    functional: true,
  });
  const date = localStorage.getItem('cookieConsentDate') ?? '';
  expect(new Date(date).toISOString()).toBe(date);
  expect(readConsent()).toMatchObject({ analytics: true, marketing: false });
});

it('treats an unreadable choice as no consent and logs it', () => {
  localStorage.setItem('cookieConsent', '{broken');
  expect(readConsent()).toBeNull();
  expect(logged).toHaveBeenCalledWith('error parsing consent data', expect.anything());
  expect(parseConsent('"yes"')).toBeNull();
});

it('accepts only `true` as consent', () => {
  expect(parseConsent('{"analytics":"true","marketing":1,"functional":true}')).toEqual({
    essential: true,
    analytics: false,
    marketing: false,
    functional: true,
  });
});

it('works when the browser blocks storage', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readConsent()).toBeNull();
  expect(logged).toHaveBeenCalledWith('error checking analytics consent', expect.anything());
  forbidden.mockRestore();
});

it('marks the document by whether a choice is stored, also when the browser blocks storage', () => {
  const run = () => new Function(consentMark)();
  run();
  expect(document.documentElement.dataset.consent).toBe('open');
  storeConsent(everything);
  document.documentElement.removeAttribute('data-consent');
  run();
  expect(document.documentElement.dataset.consent).toBe('stored');
  clearConsent();
  expect(localStorage).toHaveLength(0);

  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  run();
  expect(document.documentElement.dataset.consent).toBe('open');
  forbidden.mockRestore();
});

it('follows a choice in another tab: hides the banner, and forgets the visit without consent to analytics', () => {
  new Function(consentMark)();
  const announced = jest.fn();
  window.addEventListener('consentchange', announced);
  const elsewhere = (choice: Consent | null, key = 'cookieConsent') => {
    if (choice) localStorage.setItem(key, JSON.stringify(choice));
    else localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  elsewhere(everything, 'recentSearches');
  expect(announced).not.toHaveBeenCalled();

  elsewhere(everything);
  sessionStorage.setItem('arrival', '{}');
  expect(document.documentElement.dataset.consent).toBe('stored');
  elsewhere({ ...everything, marketing: false });
  expect(sessionStorage.getItem('arrival')).toBe('{}');
  elsewhere({ ...everything, analytics: false });
  expect(sessionStorage.getItem('arrival')).toBeNull();
  elsewhere(null);
  expect(document.documentElement.dataset.consent).toBe('open');
  expect(announced).toHaveBeenCalled();
  window.removeEventListener('consentchange', announced);
});
