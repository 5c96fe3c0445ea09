import { pageTitle } from '@/lib/seo/page-title';

/** Document title of an error screen: a page that failed has no metadata. */
export function ErrorTitle({ children }: { children: string }) {
  return <title>{pageTitle(children)}</title>;
}
