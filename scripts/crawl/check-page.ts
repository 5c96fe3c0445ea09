import { landingKinds } from '@/lib/routes';
import type { PageFacts } from './read-page';

/** A page with its path as linked. */
export type CrawledPage = { path: string; facts: PageFacts; canonicalPath: string | null };

const required = ['og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'twitter:card'];

/** Structured data required per kind of page, by path. */
const requiredTypes: [RegExp, string[]][] = [
  [/^\/properties\/[^/]+(\/units\/[^/]+)?$/, ['RealEstateListing', 'BreadcrumbList']],
  [/^\/blog\/[^/]+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/properties(\?|$)/, ['CollectionPage']],
  [new RegExp(`^/(${landingKinds.join('|')})/[^/]+$`), ['CollectionPage', 'BreadcrumbList']],
];

/** Whether the page may be indexed under this path. */
export function isIndexable({ path, facts, canonicalPath }: CrawledPage): boolean {
  return !/noindex/.test(facts.robots) && canonicalPath === path;
}

/** Problems of a single page. */
export function checkPage(page: CrawledPage): string[] {
  const { facts, path } = page;
  const problems: string[] = [];
  if (facts.headings !== 1) problems.push(`has ${facts.headings} h1`);
  if (!facts.title) problems.push('has no title');
  if (facts.structured.includes(null)) problems.push('has structured data that is not JSON');
  const types = facts.structured.map((data) => data?.['@type']);
  const expected = ['RealEstateAgent', 'WebSite', ...(facts.hasBreadcrumb ? ['BreadcrumbList'] : [])];
  if (!facts.description) problems.push('has no description');
  if (!facts.canonical) problems.push('has no canonical URL');
  if (facts.canonical && !/^https?:\/\//.test(facts.canonical)) problems.push('has a relative canonical URL');
  if (isIndexable(page)) {
    for (const [paths, kinds] of requiredTypes) if (paths.test(path)) expected.push(...kinds);
    for (const name of required) if (!facts.social.includes(name)) problems.push(`has no ${name}`);
  }
  for (const type of new Set(expected)) if (!types.includes(type)) problems.push(`has no ${type} data`);
  return problems;
}

/** Titles and descriptions used by more than one page. */
export function repeated(pages: CrawledPage[], field: 'title' | 'description'): string[] {
  const owners = new Map<string, string[]>();
  for (const { path, facts } of pages) {
    const value = facts[field];
    if (value) owners.set(value, [...(owners.get(value) ?? []), path]);
  }
  return [...owners]
    .filter(([, paths]) => paths.length > 1)
    .map(([value, paths]) => `${paths.slice(0, 3).join(', ')} share the ${field} "${value}"`);
}
