import { readFileSync } from 'node:fs';
import { apiMarkdown } from './markdown';

it('docs/api.md is current; npm run api-docs writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown());
});
