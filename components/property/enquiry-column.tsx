import { ContactForm } from '@/components/contact/contact-form';
import type { PropertyDetail } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ContactAgentCard } from './contact-agent-card';
import { Permit } from './permit';
import { PriceBlock } from './price-block';

const card = 'border border-line bg-white p-6 sm:p-8';

/**
 * Price, form and direct contacts. Beside the text on wide screens, where the contacts stay in view; on phones
 * the parts take their places in the page by `order`.
 */
export function EnquiryColumn({ property }: { property: PropertyDetail }) {
  const { id, title, slug } = property;
  return (
    <aside aria-label="Price and enquiry" className="contents lg:block">
      <div className="order-2 mt-6 lg:mt-0 lg:border lg:border-b-0 lg:border-line lg:bg-white lg:px-8 lg:pt-8">
        <PriceBlock property={property} />
      </div>
      <section
        aria-labelledby="enquiry"
        className={`${card} order-4 mt-12 flex flex-col gap-6 lg:mt-0 lg:border-t-0 lg:pt-7`}
      >
        <div className="print:hidden [&_button[type=submit]]:w-full">
          <h2 id="enquiry" className="display-sm">
            Get in Touch
          </h2>
          <p className="mt-1 mb-5 text-[0.9375rem] text-stone">{site.promises.response}</p>
          <ContactForm property={{ id, title, slug }} sourcePath={routes.property(slug)} hidePropertyType />
        </div>
        <Permit property={property} />
      </section>
      <div className="order-5 mt-5 lg:sticky lg:top-[calc(var(--header-height)+24px)]">
        <ContactAgentCard property={property} />
      </div>
    </aside>
  );
}
