import { publicPath } from '@/lib/public-path';

/** Whether `href` is the current page or a parent. */
export function isCurrent(href: string, pathname: string | null): boolean {
  const path = publicPath(pathname ?? '');
  return href === '/' ? path === href : path === href || path.startsWith(`${href}/`);
}
