import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** The name and tagline, linked to the home page. */
export function Logo() {
  return (
    <IntentLink
      href={routes.home}
      className="arrive-whole block whitespace-nowrap py-2"
      aria-label={`${site.name} ${site.tagline}, home`}
    >
      <span className="block font-display text-[min(1.25rem,6.25vw)] font-medium uppercase leading-none tracking-[0.3em] lg:text-[1.5625rem]">
        {site.name}
      </span>{' '}
      <span className="mt-2 block text-[min(0.53125rem,2.66vw)] font-semibold uppercase leading-none tracking-[0.36em] opacity-75">
        {site.tagline}
      </span>
    </IntentLink>
  );
}
