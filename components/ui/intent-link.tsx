import type { ComponentProps } from 'react';

/**
 * A link to a page of this site. `SoftNavigation` follows it without a reload, and prefetches it on hover, focus or touch
 * instead of on scroll: 48 visible cards must not cause 48 server renders.
 */
export function IntentLink(props: ComponentProps<'a'> & { href: string }) {
  return <a data-soft="" {...props} />;
}
