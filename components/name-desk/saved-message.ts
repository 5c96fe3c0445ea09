import type { AliasWritten } from '@/lib/aliases/change-alias';
import { counted } from '@/lib/format/counted';

/** Toast text after saving an alias. */
export function savedMessage({ alias: { alias, name }, listings, former }: AliasWritten): string {
  if (former)
    return `Saved. ${counted(former.properties, 'property keeps', 'properties keep')} “${former.name}” until the next import. To rename them now, enter it as another name of “${name}”.`;
  if (alias === name) return `“${name}” is a separate name.`;
  if (listings === 0) return `Saved. Searches and imports treat “${alias}” as “${name}”.`;
  return `Saved. “${alias}” is now “${name}” in ${counted(listings, 'property', 'properties')}.`;
}
