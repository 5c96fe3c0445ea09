import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { emailLink, whatsappLink } from '@/lib/format/contact-links';

const message = 'Hello, please let me know when new properties join your collection.';

/** The end of the list, with a way to hear about new properties. */
export function ComingSoon() {
  return (
    <section className="arrive-whole mt-18 bg-sand px-6 py-14 text-center md:px-12">
      <h2 className="display-sm">More Properties Coming Soon!</h2>
      <p className="mx-auto mt-3 max-w-[48ch] text-stone">
        We&rsquo;re adding to our collection. Be the first to know.
      </p>
      <div className="mt-7 flex flex-col justify-center gap-3 sm:flex-row">
        <Button asChild>
          <a {...emailLink({ subject: 'New properties', body: message })} data-label="New properties">
            <Icon name="mail" />
            Get Notified
          </a>
        </Button>
        <Button asChild variant="line">
          <a {...whatsappLink(message)} data-label="New properties">
            <Icon name="message-circle" />
            WhatsApp Updates
          </a>
        </Button>
      </div>
    </section>
  );
}
