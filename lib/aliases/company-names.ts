import { nameKey } from '@/lib/search/understand/tokens/tokens';

const legalForms =
  /\b(l l c|llc|p j s c|pjsc|p s c|psc|fzco|fz llc|fze|fz|ltd|limited|inc|co|company|s p c)\b/g;
const companyWords =
  /\b(properties|property|developments?|developers?|group|holdings?|real estate|realty|estates?|international|investments?|homes)\b/g;
/** What remains of names that consist of common words; too little to identify a company. */
const tooGeneral = new Set([
  '',
  'the',
  'al',
  'dubai',
  'abu dhabi',
  'sharjah',
  'first',
  'new',
  'emirates',
  'gulf',
]);

/** The words of a company's name without its legal form, folded: `DAMAC Properties L.L.C` is `damac properties`. */
export function withoutLegalForm(name: string): string {
  const key = nameKey(name);
  return squeezed(key.replace(legalForms, ' ')) || key;
}

/** The distinctive words of a company's name: `emaar` of `Emaar Properties PJSC`. Empty when they are too general. */
export function companyCore(name: string): string {
  const core = squeezed(withoutLegalForm(name).replace(companyWords, ' '));
  return tooGeneral.has(core) || core.length < 3 ? '' : core;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
