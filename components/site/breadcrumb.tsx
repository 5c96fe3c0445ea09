import { cn } from '@/components/ui/class-names';
import { IntentLink } from '@/components/ui/intent-link';
import { textAttributes } from '@/lib/format/text-direction';

export type Crumb = { label: string; href?: string };

/** The third step after home and section; further steps have a shorter label. */
const titleIndex = 2;

/**
 * Breadcrumb; the last step is the page itself, without a link. On one line, with long labels truncated, except on the
 * smallest phones and with large text.
 */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-6 text-[0.8125rem] text-stone print:hidden">
      <ol className="flex items-center whitespace-nowrap max-[22.5rem]:flex-wrap">
        {items.map((item, index) => (
          <li
            key={item.label}
            className={cn('flex items-baseline', index === titleIndex ? 'min-w-0' : 'max-w-[45%] shrink-0')}
          >
            {index > 0 && (
              <span aria-hidden className="px-2.5 text-field">
                /
              </span>
            )}
            {item.href ? (
              <IntentLink
                href={item.href}
                {...textAttributes(item.label)}
                className="block truncate leading-6 hover:text-ink hover:underline"
              >
                {item.label}
              </IntentLink>
            ) : (
              <span aria-current="page" {...textAttributes(item.label)} className="truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
