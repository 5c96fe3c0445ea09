import { openDatabase } from '@/lib/database/connection';
import type { Env } from '@/lib/env';
import { counted } from '@/lib/format/counted';
import { announceProperties } from './announcements';

type Reporter = { say: (text: string) => void; note: (text: string) => void; fetch?: typeof fetch };

/** Announces changed properties to search engines if a key is configured. Never throws. */
export async function announceChanges(
  env: Pick<Env, 'DATABASE_URL' | 'INDEXNOW_KEY' | 'NEXT_PUBLIC_SITE_URL'>,
  { say, note, fetch }: Reporter,
): Promise<void> {
  const { DATABASE_URL, INDEXNOW_KEY: key, NEXT_PUBLIC_SITE_URL: siteUrl } = env;
  if (!key) return;
  const db = openDatabase(DATABASE_URL);
  const { announced, problem } = await announceProperties(db, { key, siteUrl, fetch });
  if (announced > 0) say(`${counted(announced, 'URL', 'URLs')} announced to search engines`);
  if (problem) note(`Note: not all changes were announced to search engines: IndexNow ${problem}`);
  // A failure to open is already in `problem`.
  await db.then(
    (open) => open.destroy(),
    () => undefined,
  );
}
