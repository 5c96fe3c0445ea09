import { routes } from '@/lib/routes';

export type NavigationItem = { label: string; href: string };

export const mainNavigation: NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'Properties', href: routes.properties },
  { label: 'Blog', href: routes.blog },
  { label: 'Contact', href: routes.contact },
];

/** Whether `href` is where the visitor is: the page itself or a page below it. */
export function isCurrent(href: string, pathname: string): boolean {
  const path = pathname === keptHome ? routes.home : pathname.replace(keptFor, '');
  return href === routes.home ? path === href : path === href || path.startsWith(`${href}/`);
}

/* While a kept page is rendered its path is that of the route it is kept under (app/(site)/cached). */
const keptFor = /^\/kept\/[^/]+(?=\/)/;
const keptHome = '/cached/everyone/home';
