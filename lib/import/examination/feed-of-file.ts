import type { OpenFeed } from '../feed-file';
import { feedNameFor } from '../feed-name';
import { missingColumns } from '../mapping/missing-columns';
import { maxUploadName } from '../upload-name';
import type { KnownFeed } from './examination';

const suffix = '-upload';

/** The feed that a file belongs to: that of its name, else the latest whose columns it has, else a new one. */
export function feedOfFile(
  { file, format }: OpenFeed,
  rows: unknown[] | null,
  { known, taken }: { known: KnownFeed[]; taken: string[] },
): string {
  const name = feedNameFor(file);
  if (known.some((feed) => feed.name === name)) return name;
  const alike = known.find(({ mapping }) =>
    rows === null || mapping === null
      ? rows === null && mapping === null
      : format === 'table' && missingColumns(rows[0], mapping).length === 0,
  );
  return alike?.name ?? (taken.includes(name) ? name.slice(0, maxUploadName - suffix.length) + suffix : name);
}
