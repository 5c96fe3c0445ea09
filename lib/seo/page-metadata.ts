import type { Metadata } from 'next';
import { pictureUrl } from '@/lib/catalog/pictures/picture-url';
import { truncateAtWord } from '@/lib/format/text';
import { site } from '@/lib/site';
import { documentTitle } from './document-title';

/** Characters of a description that search engines show, roughly. */
const descriptionLength = 160;

export type PageMetadata = {
  /** Without the brand, which is appended. */
  title: string;
  description: string;
  /** Path and relevant query; canonical and og:url are built from it. */
  path: string;
  /** Path of the share image, 1200 × 630. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'article';
  /** Whether search engines may index the page; links are followed either way. */
  index?: boolean;
  publishedTime?: string;
  modifiedTime?: string;
  authors?: string[];
  section?: string;
  tags?: string[];
  /** URL of the feed with the page's content. */
  feed?: string;
};

/** Title, description, canonical, robots, Open Graph and Twitter metadata of a page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { path, type = 'website', index = true } = page;
  const description = truncateAtWord(page.description, descriptionLength);
  const title = documentTitle(page.title);
  const image = {
    url: page.image ?? '/og/default',
    width: 1200,
    height: 630,
    alt: page.imageAlt ?? title,
  };
  const shared = { title, description, images: [image] };
  const dates =
    type === 'article'
      ? {
          publishedTime: page.publishedTime,
          modifiedTime: page.modifiedTime,
          authors: page.authors,
          section: page.section,
          tags: page.tags,
        }
      : {};
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: absoluteUrl(path),
      ...(page.feed && { types: { 'application/atom+xml': page.feed } }),
    },
    robots: { index, follow: true, ...(index && { 'max-image-preview': 'large' as const }) },
    openGraph: { ...shared, ...dates, type, url: path, siteName: site.name, locale: 'en_AE' },
    twitter: { ...shared, card: 'summary_large_image' },
  };
}

/** Absolute URL of a catalogue image; undefined when its URL is unusable. */
export function absolutePicture(src: string | null): string | undefined {
  const url = src ? pictureUrl(src) : null;
  return url === null ? undefined : absoluteUrl(url);
}

/** Absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${site.url}/`).toString();
}
