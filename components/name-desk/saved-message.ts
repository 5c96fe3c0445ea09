import type { AliasWritten } from '@/lib/aliases/change-alias';
import { propertiesText } from './kinds';

/** Toast text after saving an alias. */
export function savedMessage({ alias: { alias, name }, listings, former }: AliasWritten): string {
  if (former)
    return `Saved. ${propertiesText(former.properties)} keep “${former.name}” until their next import. To rename them now, enter it as another name of “${name}”.`;
  if (alias === name) return `“${name}” is a separate name.`;
  if (listings === 0) return `Saved. Searches and imports treat “${alias}” as “${name}”.`;
  return `Saved. “${alias}” is now “${name}” in ${propertiesText(listings)}.`;
}
