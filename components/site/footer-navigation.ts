import { routes } from '@/lib/routes';
import { nearlyFinished } from '@/lib/search/filters/completion-stages';
import { listingHref } from '@/lib/search/listing-query';
import type { NavigationItem } from './navigation';

const nearlyFinishedList = listingHref({
  completion_rate__gte: nearlyFinished,
  ordering: ['-completion_rate', '-low_price'],
});
/** Nearly finished properties, most finished first, then most expensive, 12 a page. */
const featuredListHref = `${nearlyFinishedList}&page_size=12`;

export const footerNavigation: { title: string; items: NavigationItem[] }[] = [
  {
    title: 'Quick links',
    items: [
      { label: 'Featured Properties', href: featuredListHref },
      { label: 'Property Search', href: routes.properties },
      { label: 'Saved Properties', href: routes.favorites },
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
