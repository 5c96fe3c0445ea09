import { IntentLink } from '@/components/ui/intent-link';

type RelatedLinksProps = { id: string; title: string; links: { href: string; label: string }[] };

/** A list of links to related pages; renders nothing without any. */
export function RelatedLinks({ id, title, links }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line py-9">
      <h2 id={id} className="display-sm">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <IntentLink
              href={href}
              className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
