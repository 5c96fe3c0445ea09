import type { AliasWritten } from '@/lib/aliases/desk';
import { propertiesIn } from './kinds';

/** The result of saving an alias, for a toast. */
export function savedMessage({ alias: { alias, name }, listings }: AliasWritten): string {
  if (alias === name) return `“${name}” stays a name of its own.`;
  if (listings === 0) return `Saved. Searches and imports take “${alias}” for “${name}”.`;
  return `Saved. “${alias}” is now “${name}” in ${propertiesIn(listings)}.`;
}
