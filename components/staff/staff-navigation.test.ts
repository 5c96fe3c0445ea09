import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { staffNavigation } from './staff-navigation';

const screens = join(process.cwd(), 'app/(staff)/staff');

it('links every screen of the desk with a fixed address', () => {
  const names = readdirSync(screens).filter((name) => existsSync(join(screens, name, 'page.tsx')));
  const addresses = names.filter((name) => !name.startsWith('[')).map((name) => `/staff/${name}`);
  const linked = staffNavigation.map(({ href }) => href);
  expect([...linked].sort()).toEqual(['/staff', ...addresses].sort());
});
