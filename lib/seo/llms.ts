import { articleExcerpt } from '@/lib/articles/article-excerpt';
import { articleHref } from '@/lib/articles/article-text';
import type { ArticleSummary, FilterOptions } from '@/lib/catalog/types';
import { counted } from '@/lib/format/counted';
import { landingKinds, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { landingHref, landingSubjects } from './landing';
import { absoluteUrl } from './page-metadata';

/** Subjects listed per kind; the page that lists all of them is linked as well. */
const subjectsNamed = 40;

/** A Markdown map of the site for language models (llmstxt.org). `total` is the number of properties. */
export function llmsText(total: number, options: FilterOptions, articles: ArticleSummary[]): string {
  const titles = { areas: 'Districts', developers: 'Developers', types: 'Types of property' };
  const subjects = landingKinds.flatMap((kind) =>
    section(
      titles[kind],
      landingSubjects(kind, options)
        .slice(0, subjectsNamed)
        .map((subject) => link(subject.name, landingHref(subject), listed(subject.count))),
    ),
  );
  const content =
    total > 0 ? ` ${listed(total)}, with prices, areas, payment plans and units where known.` : '';
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}${content}`,
    '',
    'Prices are in UAE dirhams (AED), areas in square feet. A property whose advertising permit has run out is taken off the site.',
    ...section('Pages', [
      link('Properties', routes.properties, 'the list of all properties, with filters'),
      link('Districts, developers and types', routes.explore, 'every page by subject'),
      link('Blog', routes.blog, 'articles about markets, investment and design'),
      link('About', routes.about, 'what the agency does'),
      link('Contact', routes.contact, `phone ${site.phone}, email ${site.email}`),
      link('Sitemaps', routes.sitemap, 'every address of the site'),
    ]),
    ...subjects,
    ...section(
      'Articles',
      articles.map((article) => link(article.title, articleHref(article), articleExcerpt(article) ?? '')),
    ),
    '',
  ].join('\n');
}

function section(title: string, links: string[]): string[] {
  return links.length > 0 ? ['', `## ${title}`, '', ...links] : [];
}

function link(title: string, path: string, about: string): string {
  const name = title.replace(/[[\]\n]/g, ' ').trim();
  return `- [${name}](${absoluteUrl(path)})${about ? `: ${about.replace(/\s+/g, ' ')}` : ''}`;
}

function listed(count: number | null): string {
  return count === null ? '' : counted(count, 'property', 'properties');
}
