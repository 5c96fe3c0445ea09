import { Permit } from '@/components/catalog/permit';
import { PriceBlock } from '@/components/catalog/price-block';
import { ContactForm } from '@/components/contact/contact-form';
import type { Agent } from '@/lib/catalog/agent';
import type { PropertyDetail } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ContactAgentCard } from './contact-agent-card';
import { formOpening } from './property-message';

/**
 * Price, form and contacts. Below the text on narrow screens, where the price is below the heading; beside it on wide
 * ones, sticky once its end is visible.
 */
export function EnquiryColumn({ property, agent }: { property: PropertyDetail; agent: Agent | null }) {
  const { id, title, slug } = property;
  return (
    <aside aria-label="Price and enquiry" className="lg:sticky lg:bottom-6 lg:self-end">
      <div className="hidden border border-b-0 border-line bg-white px-8 pt-8 lg:block">
        <PriceBlock property={property} />
      </div>
      <section
        aria-labelledby="enquiry"
        className="far-section panel mt-12 flex flex-col gap-6 bg-white print:mt-6! print:border-0! print:p-0! lg:mt-0 lg:border-t-0 lg:pt-7"
      >
        <div className="print:hidden [&_button[type=submit]]:w-full">
          <h2 id="enquiry" className="display-sm">
            Get in Touch
          </h2>
          <p className="mt-1 mb-5 text-[0.9375rem] text-stone">{site.promises.response}</p>
          <ContactForm
            property={{ id, title, slug }}
            sourcePath={routes.property(slug)}
            opening={formOpening(property)}
          />
        </div>
        <Permit property={property} ruled />
      </section>
      <div className="mt-5 print:hidden">
        <ContactAgentCard property={property} agent={agent} />
      </div>
    </aside>
  );
}
