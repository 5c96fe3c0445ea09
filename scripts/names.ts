import './env-files.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { aliasesAsCsv, loadAliases } from '@/lib/aliases/alias-file';
import { counted } from '@/lib/format/counted';
import { commandLine } from '@/lib/staff/audit';
import { runCommand } from './run-command';

/* `npm run names`: imports and exports alternative names of developers and places. */

const usage = `Usage:
  npm run names -- names.csv            adds the names of a table: kind (district, developer, city), alias, name, city
  npm run names -- --export names.csv   writes those that were entered`;

await runCommand(main);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { export: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [path] = positionals;
  if (values.export !== undefined) {
    await mkdir(dirname(values.export), { recursive: true });
    await writeFile(values.export, await aliasesAsCsv());
    return console.log(`Written to ${values.export}.`);
  }
  if (values.help || path === undefined) {
    process.exitCode = values.help ? 0 : 1;
    return console.log(usage);
  }
  const { added, changed, unchanged, properties, refused } = await loadAliases(path, commandLine);
  console.log(
    `${added} added, ${changed} changed, ${unchanged} unchanged. ${counted(properties, 'property was', 'properties were')} renamed.`,
  );
  for (const { line, reason } of refused) console.error(`Rejected, line ${line ?? 'unknown'}: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
}
