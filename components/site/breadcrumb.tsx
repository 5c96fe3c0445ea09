import { IntentLink } from '@/components/ui/intent-link';

export type Crumb = { label: string; href?: string };

/** Where the page stands. The last crumb is the page itself and is not a link. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-6 text-[0.8125rem] text-stone print:hidden">
      <ol className="flex flex-wrap items-center">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-baseline">
            {index > 0 && (
              <span aria-hidden className="px-2.5 text-field">
                /
              </span>
            )}
            {item.href ? (
              <IntentLink
                href={item.href}
                className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
              >
                {item.label}
              </IntentLink>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
