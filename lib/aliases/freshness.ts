import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { currentNames, nameGroups, setCurrentNames } from '@/lib/search/understand/name-groups';
import { readAliases } from './known-names';

/** Lets searches of this process use the aliases that are stored now. */
export async function refreshNames(db: Kysely<Database>): Promise<void> {
  const entered = await readAliases(db);
  // Other groups are a new vocabulary, which costs the next search its building.
  if (JSON.stringify(entered) !== JSON.stringify(currentNames().entered))
    setCurrentNames(nameGroups(entered));
}
