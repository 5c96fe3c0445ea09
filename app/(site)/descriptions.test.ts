import type { Metadata } from 'next';
import { metadata as about } from './about/page';
import { generateMetadata as exploreMetadata } from './areas/page';
import { metadata as contact } from './contact/page';
import { metadata as cookies } from './cookies/page';
import { metadata as home } from './page';
import { metadata as privacy } from './privacy/page';
import { metadata as terms } from './terms/page';

it('describes pages in whole sentences that search results need not cut', async () => {
  const explore = await exploreMetadata({ searchParams: Promise.resolve({}) });
  const pages: Metadata[] = [home, about, contact, explore, terms, privacy, cookies];
  for (const { description } of pages) expect(description).toMatch(/\.$/);
});
