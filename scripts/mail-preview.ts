import './env-files.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewMails } from './mail-preview/preview-mails';

/* `npm run mail:preview [-- folder]`: writes every mail as HTML and text. Nothing is sent. */

const folder = process.argv[2] ?? join('data', 'mail-preview');
mkdirSync(folder, { recursive: true });
for (const [name, { to, subject, text, html }] of previewMails()) {
  const head = `To: ${[to].flat().join(', ')}\nSubject: ${subject}\n\n`;
  write(`${name}.txt`, head + text);
  if (html) write(`${name}.html`, html);
}

function write(name: string, content: string): void {
  const file = join(folder, name);
  writeFileSync(file, content);
  console.log(file);
}
