import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { SiteHeader } from './site-header';

const mockPathname = jest.fn<string, []>();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => mockPathname(),
}));

async function markedOn(pathname: string) {
  mockPathname.mockReturnValue(pathname);
  const { prelude } = await prerenderToNodeStream(
    <Suspense>
      <SiteHeader />
    </Suspense>,
  );
  const html = await text(prelude);
  return new Set(Array.from(html.matchAll(/aria-current="page"[^>]*>([^<]*)/g), ([, label]) => label));
}

it('marks the page that is served, although its markup is kept for later pages', async () => {
  // Its content loads with the first page.
  await markedOn('/');
  for (const [pathname, label] of [
    ['/about', 'About'],
    ['/properties/palm', 'Properties'],
    ['/', 'Home'],
    ['/about', 'About'],
  ] as const)
    expect(await markedOn(pathname)).toEqual(new Set([label]));
  expect(await markedOn('/terms')).toEqual(new Set());
});
