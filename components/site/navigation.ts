import { routes } from '@/lib/routes';
import { listingHref } from '@/lib/search/listing-query';

export type NavigationItem = { label: string; href: string };

export const mainNavigation: NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'Properties', href: routes.properties },
  { label: 'Blog', href: routes.blog },
  { label: 'Contact', href: routes.contact },
];

/** Nearly finished developments, the most finished and then the most expensive first. */
export const featuredListHref = listingHref({
  completion_rate__gte: 80,
  ordering: ['-completion_rate', '-low_price'],
});

export const footerNavigation: { title: string; items: NavigationItem[] }[] = [
  {
    title: 'Quick links',
    items: [
      { label: 'Featured Properties', href: featuredListHref },
      { label: 'Property Search', href: routes.properties },
      { label: 'Districts & Developers', href: routes.explore },
      { label: 'Investment Guide', href: routes.about },
    ],
  },
  {
    title: 'Services',
    items: [
      { label: 'Luxury Sales & Resale', href: routes.properties },
      { label: 'Off-Plan Advisory', href: routes.about },
      { label: 'Investment Guidance', href: routes.about },
      { label: 'Buyer Representation', href: routes.contact },
    ],
  },
  {
    title: 'Legal',
    items: [
      { label: 'Terms', href: routes.terms },
      { label: 'Privacy', href: routes.privacy },
      { label: 'Cookies', href: routes.cookies },
    ],
  },
];

/** Whether `href` is where the visitor is: the page itself or a page below it. */
export function isCurrent(href: string, pathname: string): boolean {
  return href === routes.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
}
