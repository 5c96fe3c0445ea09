import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** The name and tagline, linked to the home page. */
export function Logo() {
  return (
    <IntentLink
      href={routes.home}
      className="arrive-whole logo"
      aria-label={`${site.name} ${site.tagline}, home`}
    >
      <span className="logo-name">{site.name}</span> <span className="logo-tagline">{site.tagline}</span>
    </IntentLink>
  );
}
