import { routes } from '@/lib/routes';

export type NavigationItem = { label: string; href: string };

export const mainNavigation: NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'Properties', href: routes.properties },
  { label: 'Blog', href: routes.blog },
  { label: 'Contact', href: routes.contact },
];
