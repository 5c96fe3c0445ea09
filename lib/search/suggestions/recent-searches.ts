import { readConsent, recentSearchesKey } from '@/lib/consent/consent';
import { normaliseSearch } from '../listing-query';

const maxSearches = 6;

/** The visitor's last searches, latest first; empty without consent to functional storage. */
export function recentSearches(): string[] {
  try {
    if (!readConsent()?.functional) return [];
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const texts = stored.map((one) => (typeof one === 'string' ? normaliseSearch(one) : null));
    return texts.filter((text) => text !== null).slice(0, maxSearches);
  } catch {
    return [];
  }
}

/** Stores a search; does nothing without consent to functional storage. */
export function rememberSearch(search: string): void {
  const text = normaliseSearch(search);
  if (text === null || text.length < 2 || !readConsent()?.functional) return;
  store([text, ...recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())]);
}

/** Removes one search, or all. */
export function removeRecentSearch(search?: string): void {
  store(search === undefined ? [] : recentSearches().filter((other) => other !== search));
}

function store(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(recentSearchesKey);
    else localStorage.setItem(recentSearchesKey, JSON.stringify(searches.slice(0, maxSearches)));
  } catch {
    // Storage is full or blocked.
  }
}
