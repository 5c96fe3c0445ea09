import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { StaticPicture } from '@/components/ui/static-picture';
import { routes } from '@/lib/routes';

/** The 404 screen, without the site's frame. */
export function NotFoundScreen() {
  return (
    <div className="page band grid items-center gap-20 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="arrive-whole">
        <p className="label">404</p>
        <h1 className="display-lg mt-4 max-w-200">Page not found</h1>
        <p className="mt-5 max-w-[52ch] text-stone">
          This page has moved or is no longer available. Search our collection, or start here.
        </p>
        <search>
          <form action={routes.properties} className="mt-9 flex max-w-180 flex-col gap-3 sm:flex-row">
            <label htmlFor="not-found-search" className="sr-only">
              Search properties
            </label>
            <span className="relative sm:flex-1">
              <Icon
                name="search"
                className="size-[18px] pointer-events-none absolute inset-y-0 start-5 my-auto text-stone"
              />
              <Input
                id="not-found-search"
                name="search"
                type="search"
                placeholder="Search properties..."
                className="ps-13"
              />
            </span>
            <Button type="submit">Search</Button>
          </form>
        </search>
        <div className="mt-10 grid max-w-180 grid-cols-2 gap-3 border-t border-line pt-8 sm:flex">
          <Button asChild variant="line" size="md">
            <IntentLink href={routes.home}>Home</IntentLink>
          </Button>
          <Button asChild variant="line" size="md">
            <IntentLink href={routes.properties}>All properties</IntentLink>
          </Button>
          <Button asChild variant="line" size="md">
            <IntentLink href={routes.blog}>Blog</IntentLink>
          </Button>
          <Button asChild variant="line" size="md">
            <IntentLink href={routes.contact}>Contact</IntentLink>
          </Button>
        </div>
      </div>
      <StaticPicture
        src="/media/properties/terrace-1.jpg"
        alt="High terrace with outdoor sofas around a fire table and the skyline at dusk"
        width={840}
        height={560}
        sizes="840px"
        className="aspect-4/5 w-full rounded-sm bg-sand object-cover max-lg:hidden"
      />
    </div>
  );
}
