import { viewMarkPrefix } from '@/lib/articles/view-mark';
import { tokenKey } from '@/lib/http/browser/client';
import { shortcutsKey } from '@/lib/staff/shortcuts-key';
import { type ConsentCategory, consentDateKey, consentKey, recentSearchesKey, visitKey } from './consent';

export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage';

export type StoredItem = {
  /** Exact name or prefix. */
  name: string;
  match: 'whole' | 'prefix';
  kind: StorageKind;
  category: ConsentCategory;
  purpose: string;
  lifetime: string;
};

const untilCleared = 'Until you clear it here or in your browser';
const untilTabCloses = 'Until the tab is closed';

/**
 * Everything the site stores in the browser: printed in the Cookie Policy and compared with real visits in a test. Add
 * every new stored item here.
 */
export const storageList: readonly StoredItem[] = [
  {
    name: consentKey,
    match: 'whole',
    kind: 'localStorage',
    category: 'essential',
    purpose: 'Your cookie choice, so that you are asked once.',
    lifetime: untilCleared,
  },
  {
    name: consentDateKey,
    match: 'whole',
    kind: 'localStorage',
    category: 'essential',
    purpose: 'When you made that choice.',
    lifetime: untilCleared,
  },
  {
    name: 'visitor',
    match: 'whole',
    kind: 'cookie',
    category: 'essential',
    purpose:
      'A random number that finds the properties you marked as favourites. Set when you mark the first one; not readable by scripts.',
    lifetime: 'One year',
  },
  {
    name: 'draft:',
    match: 'prefix',
    kind: 'sessionStorage',
    category: 'essential',
    purpose:
      'What you have typed into an enquiry form and not sent yet, so that a reload does not lose it. Stays in your browser.',
    lifetime: `Until you send the form; else ${untilTabCloses.toLowerCase()}`,
  },
  {
    name: viewMarkPrefix,
    match: 'prefix',
    kind: 'sessionStorage',
    category: 'essential',
    purpose: 'Says that an article was counted in this visit, so that a reload is not counted again.',
    lifetime: untilTabCloses,
  },
  {
    name: 'staff_session',
    match: 'whole',
    kind: 'cookie',
    category: 'essential',
    purpose: 'Keeps our own staff signed in. Never set for visitors.',
    lifetime: 'Until sign-out, or when the session expires',
  },
  {
    name: shortcutsKey,
    match: 'whole',
    kind: 'localStorage',
    category: 'essential',
    purpose: 'Remembers that one of our own staff switched keyboard shortcuts off. Never set for visitors.',
    lifetime: untilCleared,
  },
  {
    name: tokenKey,
    match: 'whole',
    kind: 'localStorage',
    category: 'essential',
    purpose:
      'Signs requests of our own staff where the agency’s systems issue such a token. Never set for visitors.',
    lifetime: 'Until it is refused or removed',
  },
  {
    name: recentSearchesKey,
    match: 'whole',
    kind: 'localStorage',
    category: 'functional',
    purpose: 'Your last six searches, offered again in the search box. They stay in your browser.',
    lifetime: 'Until you remove them in the search box, or withdraw your consent',
  },
  {
    name: visitKey,
    match: 'whole',
    kind: 'sessionStorage',
    category: 'analytics',
    purpose: 'The campaign or the site that brought you here, so that an enquiry says where it came from.',
    lifetime: untilTabCloses,
  },
  {
    name: '_ga',
    match: 'whole',
    kind: 'cookie',
    category: 'analytics',
    purpose: 'Google Analytics: tells one visitor from another, by a random number.',
    lifetime: 'Two years, or until you withdraw your consent',
  },
  {
    name: '_ga_',
    match: 'prefix',
    kind: 'cookie',
    category: 'analytics',
    purpose: 'Google Analytics: keeps the state of a visit.',
    lifetime: 'Two years, or until you withdraw your consent',
  },
];
