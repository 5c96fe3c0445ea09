import { writeFileSync } from 'node:fs';
import { apiMarkdown } from '@/lib/openapi/markdown';

/* `npm run api-docs`: writes docs/api.md. */

writeFileSync('docs/api.md', apiMarkdown());
console.log('Wrote docs/api.md.');
