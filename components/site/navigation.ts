import { publicPath, routes } from '@/lib/routes';

export type NavigationItem = { label: string; href: string };

export const mainNavigation: NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'Properties', href: routes.properties },
  { label: 'Blog', href: routes.blog },
  { label: 'Contact', href: routes.contact },
];

/** Whether `href` is the current page or a parent. */
export function isCurrent(href: string, pathname: string | null): boolean {
  const path = publicPath(pathname ?? '');
  return href === routes.home ? path === href : path === href || path.startsWith(`${href}/`);
}
