import { isSold } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail } from '@/lib/catalog/types';
import { formatLongDate, parseDate } from '@/lib/format/date';
import { formatPrice, shownPrice } from '@/lib/format/number';
import { site } from '@/lib/site';

type PriceBlockProps = {
  property: Pick<PropertyDetail, 'low_price' | 'average_price' | 'sales_status' | 'sold_at'>;
};

/** The price with the agency's promises, or how to ask for it; for a sold property, the date of sale. */
export function PriceBlock({ property }: PriceBlockProps) {
  if (isSold(property.sales_status?.name)) return <Sold on={property.sold_at} />;
  const price = formatPrice(shownPrice(property));
  const promises = price ? site.promises.priced : site.promises.unpriced;
  return (
    <div>
      <p className="label">Starting price</p>
      <p className="figures mt-3 font-display text-[2.5rem] leading-tight font-medium tracking-[-0.015em] lg:text-[2.75rem]">
        {price ?? 'Price on Request'}
      </p>
      <ul className="dotted mt-1.5 text-[0.9375rem] text-stone">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </div>
  );
}

function Sold({ on }: { on: string | null }) {
  return (
    <div>
      <p className="label">Sale</p>
      <p className="mt-3 font-display text-[2.5rem] leading-tight font-medium tracking-[-0.015em] lg:text-[2.75rem]">
        Sold
      </p>
      <p className="mt-1.5 text-[0.9375rem] text-stone">
        {parseDate(on) && (
          <>
            Since <span className="figures">{formatLongDate(on)}</span>.{' '}
          </>
        )}
        <a href="#similar" className="underline underline-offset-4 hover:text-ink">
          See similar properties
        </a>
        , or ask us what comes next.
      </p>
    </div>
  );
}
