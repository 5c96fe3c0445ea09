import type { ComponentProps } from 'react';

type IntentLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Shown in the link when following it takes longer than a moment. */
  pending?: string;
};

/**
 * A link to a page of this site. `SoftNavigation` follows it without a reload, and prefetches it on hover, focus or touch
 * instead of on scroll: 48 visible cards must not cause 48 server renders.
 */
export function IntentLink({ pending = '', ...props }: IntentLinkProps) {
  return <a data-soft={pending} {...props} />;
}

/** Follows a link to a page of this site as if an `IntentLink` were clicked. */
export function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href });
  link.dataset.soft = '';
  document.body.append(link);
  link.click();
  link.remove();
}
