import './env-files.mjs';
import { env } from '@/lib/env';
import { explainError } from '@/lib/explain-error';
import { parseExportArguments, usage } from '@/lib/export/arguments';
import { runExport } from '@/lib/export/run-export';
import { counted } from '@/lib/format/counted';

/* `npm run export -- <file>`: writes the properties of the site's database, see docs/import.md. */

try {
  const wanted = parseExportArguments(process.argv.slice(2));
  if (wanted) {
    const { API_BASE_URL, DATABASE_URL } = env();
    const count = await runExport(wanted, DATABASE_URL, process.stdout);
    const place = wanted.file ? ` into ${wanted.file}` : '';
    console.error(`${counted(count, 'property', 'properties')} written${place}`);
    if (count === 0 && !wanted.samples) console.error('Samples are written with --samples.');
    if (API_BASE_URL) {
      console.error('Note: API_BASE_URL is set; the properties of that backend are not in this database.');
    }
  } else console.log(usage);
} catch (error) {
  process.exitCode = 1;
  console.error(`\n${explainError(error)}\n`);
}
