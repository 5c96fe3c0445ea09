import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { phoneLink, whatsappLink } from '@/lib/format/contact-links';

type StickyBarProps = {
  /** Prefilled WhatsApp message. */
  message: string;
  /** Label for analytics. */
  label: string;
  /** Of the agent; the agency's by default. */
  phone?: string | null;
};

/**
 * Sticky WhatsApp and Call on small screens. Sticky instead of fixed, so that it does not cover the footer. Hidden by
 * the mobile menu through its data attribute.
 */
export function StickyBar({ message, label, phone }: StickyBarProps) {
  return (
    <div
      data-sticky-bar
      className="sticky bottom-0 z-30 border-t border-line bg-paper px-5 large-text:px-3 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <div className="mx-auto grid max-w-120 grid-cols-2 gap-2.5 large-text:grid-cols-[auto_1fr] large-text:gap-1.5 large-text:[&_svg]:hidden">
        <a
          {...whatsappLink(message, phone ?? undefined)}
          data-label={label}
          className={`${buttonVariants({ variant: 'line', size: 'md' })} min-h-12`}
        >
          <Icon name="message-circle" />
          WhatsApp
        </a>
        <a
          {...phoneLink(phone ?? undefined)}
          data-label={label}
          className={`${buttonVariants({ variant: 'dark', size: 'md' })} min-h-12`}
        >
          <Icon name="phone" />
          Call
        </a>
      </div>
    </div>
  );
}
