import { api } from '@/lib/api-paths';
import { networkError } from '@/lib/http/browser/network-error';
import { Honeypot } from './honeypot';

/** One email field. SiteFooter sends it; without scripts the browser does. */
export function NewsletterForm() {
  return (
    <form method="post" action={api.newsletter} noValidate className="mt-7 max-w-90">
      <Honeypot />
      <div className="flex items-center border-b border-[#8b8c91] focus-within:border-gold">
        <label htmlFor="newsletter-email" className="sr-only">
          Your email address
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email address"
          aria-invalid={false}
          aria-describedby="newsletter-message"
          className="h-12 min-w-0 flex-1 bg-transparent text-base text-paper placeholder:text-mist"
        />
        <button
          type="submit"
          className="h-12 ps-4 font-semibold text-gold hover:text-paper disabled:opacity-60"
        >
          Subscribe
        </button>
      </div>
      <p
        id="newsletter-message"
        role="status"
        data-offline={networkError}
        className="mt-3 min-h-6 text-paper data-[tone=error]:text-[#f0a79f]"
      />
    </form>
  );
}
