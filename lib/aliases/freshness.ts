import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { currentNames, nameGroups, setCurrentNames } from '@/lib/search/understand/names/name-groups';
import { readAliases } from './known-names';

/** Makes this process's searches use the stored aliases. */
export async function refreshNames(db: Kysely<Database>): Promise<void> {
  const entered = await readAliases(db);
  // Changed groups make the next search build its vocabulary again, which is slow.
  if (JSON.stringify(entered) !== JSON.stringify(currentNames().entered))
    setCurrentNames(nameGroups(entered));
}
