import type { ReactNode } from 'react';
import { Missing } from '@/app/missing';
import NotFound from '@/app/not-found';

/*
 * The home page and the list as everybody meets them first, without a query. `next.config.mjs` hands `/` and
 * `/properties` to the routes in here, which are rendered once and kept for a minute; a list that was asked for is
 * rendered by `app/properties/page.tsx` itself. They have a parameter, which is always `everyone`, because a route
 * without one would be rendered when the site is built, before there is a catalogue.
 */

type KeptLayoutProps = { children: ReactNode; params: Promise<{ audience: string }> };

export default async function KeptLayout({ children, params }: KeptLayoutProps) {
  if ((await params).audience === 'everyone') return children;
  return (
    <Missing>
      <NotFound />
    </Missing>
  );
}
