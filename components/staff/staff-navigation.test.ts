import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasRole, readRole } from '@/lib/staff/roles';
import { present } from '@/testing/stub';
import { staffNavigation } from './staff-navigation';

const screens = join(process.cwd(), 'app/(staff)/staff');

it('links every screen of the desk with a fixed path', () => {
  const names = readdirSync(screens).filter((name) => existsSync(join(screens, name, 'page.tsx')));
  const paths = names.filter((name) => !name.startsWith('[')).map((name) => `/staff/${name}`);
  const linked = staffNavigation.map(({ href }) => href);
  expect([...linked].sort()).toEqual(['/staff', ...paths].sort());
});

/** The role that a page asks for; null when it asks for none. */
function roleOf(page: string) {
  const call = /requirePage(?:Staff|Session)\((?:'(\w+)')?\)/.exec(readFileSync(join(screens, page), 'utf8'));
  return call && readRole(call[1] ?? 'advisor');
}

it.each(staffNavigation)('$href asks for the role that sees its link', ({ href, role }) => {
  expect(roleOf(join(href.replace('/staff', ''), 'page.tsx'))).toBe(role);
});

const pages = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('/page.tsx'),
);

it.each(pages)('%s asks at least for the role of its screen', (page) => {
  const screen = staffNavigation.find(({ href }) => page.startsWith(`${href.replace('/staff/', '')}/`));
  expect(hasRole(present(roleOf(page)), screen?.role ?? 'advisor')).toBe(true);
});
