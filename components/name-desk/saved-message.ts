import type { AliasWritten } from '@/lib/aliases/desk';
import { propertiesIn } from './kinds';

/** Toast text after saving an alias. */
export function savedMessage({ alias: { alias, name }, listings }: AliasWritten): string {
  if (alias === name) return `“${name}” is a separate name.`;
  if (listings === 0) return `Saved. Searches and imports treat “${alias}” as “${name}”.`;
  return `Saved. “${alias}” is now “${name}” in ${propertiesIn(listings)}.`;
}
