import { decodeHTMLStrict } from 'entities/decode';

/** A crawler's view of an HTML page. */
export type PageFacts = {
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string;
  image: string | null;
  /** Open Graph and Twitter properties of the page. */
  social: string[];
  headings: number;
  hasBreadcrumb: boolean;
  /** Null for invalid JSON. */
  structured: ({ '@type'?: string } | null)[];
  links: string[];
};

/** Reads our own well-formed HTML; not a general parser. */
export function readPage(html: string): PageFacts {
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];
  const metas = tags('meta').map(attributes);
  const meta = (name: string) =>
    metas.find((values) => values.name === name || values.property === name)?.content ?? null;
  const links = tags('link').map(attributes);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const social = metas.flatMap(({ name, property }) => property ?? name ?? []);
  return {
    title: text(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1]),
    description: meta('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    robots: meta('robots') ?? '',
    image: meta('og:image'),
    social: social.filter((name) => /^(og|twitter):/.test(name)),
    headings: tags('h1').length,
    hasBreadcrumb: /<nav aria-label="Breadcrumb"/.test(html),
    structured: scripts.map(([, json]) => parse(json ?? '')),
    links: tags('a').flatMap((tag) => attributes(tag).href ?? []),
  };
}

function attributes(tag: string): Record<string, string | undefined> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name, value]) => [name?.toLowerCase(), decodeHTMLStrict(value ?? '')]),
  );
}

function text(html: string | undefined): string | null {
  return html === undefined ? null : decodeHTMLStrict(html).trim() || null;
}

function parse(json: string): PageFacts['structured'][number] {
  try {
    const value: unknown = JSON.parse(json);
    return value && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
