import { contact } from '@/lib/contact';
import { documentTitle } from './document-title';

const brand = ` | ${contact.name}`;

test('a usual title is kept whole', () => {
  expect(documentTitle('Villas for Sale in Dubai and the Emirates')).toBe(
    `Villas for Sale in Dubai and the Emirates${brand}`,
  );
});

test('a title with names of any length stays short and differs per page of results', () => {
  const title = `Properties for Sale in ${'Maktoum City '.repeat(25)}`.trim();
  const cut = documentTitle(title);
  expect(cut).toMatch(/^Properties for Sale in (Maktoum City )+Maktoum… \| /);
  expect(cut.length).toBeLessThanOrEqual(111 + brand.length);
  expect(documentTitle(`${title} – Page 2`)).toBe(cut.replace(brand, ` – Page 2${brand}`));
});
