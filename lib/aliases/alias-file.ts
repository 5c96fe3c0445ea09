import { announceCatalogChange } from '@/lib/catalog/reads/freshness';
import { database } from '@/lib/database/connection';
import { counted } from '@/lib/format/counted';
import { csv } from '@/lib/format/csv';
import { type FieldErrors, isApiError } from '@/lib/http/server/api-error';
import { openFeed } from '@/lib/import/feed-file';
import type { Row } from '@/lib/import/rows/row';
import { audit } from '@/lib/staff/audit';
import { readAlias } from './alias-form';
import { putAliasFromFile } from './change-alias';
import { readAliases } from './known-names';

const columns = ['kind', 'alias', 'name', 'city'] as const;

export type LoadedAliases = {
  added: number;
  changed: number;
  unchanged: number;
  /** Number of properties that were renamed. */
  properties: number;
  refused: { line: number | null; reason: string }[];
};

/**
 * Adds the aliases of a table with the columns kind, alias, name and city. Other stored aliases are kept.
 * @throws {UnusableFileError} when the file cannot be read
 */
export async function loadAliases(path: string, actor: string): Promise<LoadedAliases> {
  const loaded: LoadedAliases = { added: 0, changed: 0, unchanged: 0, properties: 0, refused: [] };
  const feed = await openFeed(path, null);
  if (!feed) return loaded;
  try {
    for await (const row of feed.rows()) await loadRow(row, actor, loaded);
  } finally {
    await feed.source.close();
  }
  if (loaded.added + loaded.changed > 0) {
    await audit({
      actor,
      action: 'alias.loaded',
      subject: `${loaded.added} added, ${loaded.changed} changed (${counted(loaded.properties, 'property', 'properties')})`,
    });
    await announceCatalogChange(await database());
  }
  return loaded;
}

async function loadRow({ value, line }: Row, actor: string, loaded: LoadedAliases): Promise<void> {
  const refuse = (errors: FieldErrors, reason = '') =>
    loaded.refused.push({ line, reason: Object.values(errors)[0] ?? reason });
  // A table's rows are objects with its columns.
  const { form, errors } = readAlias(value as Record<string, unknown>);
  if (errors) {
    refuse(errors);
    return;
  }
  try {
    const put = await putAliasFromFile(form, actor);
    loaded[put ? (put.isNew ? 'added' : 'changed') : 'unchanged'] += 1;
    loaded.properties += put?.properties ?? 0;
  } catch (error) {
    if (!isApiError(error) || !error.errors) throw error;
    refuse(error.errors, error.message);
  }
}

/** The desk's aliases as a table that `loadAliases` reads. */
export async function aliasesAsCsv(): Promise<string> {
  const aliases = await readAliases(await database());
  return csv(
    [...columns],
    aliases.map((alias) => columns.map((column) => alias[column])),
  );
}
