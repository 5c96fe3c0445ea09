import { formatPrice, startingPrice } from '@/lib/format/number';
import { site } from '@/lib/site';

type PriceBlockProps = { property: { low_price: number | null; average_price: number | null } };

/** The price with the agency's promises; without a price, how to get one. */
export function PriceBlock({ property }: PriceBlockProps) {
  const price = formatPrice(startingPrice(property));
  const promises = price ? site.promises.priced : site.promises.unpriced;
  return (
    <div>
      <p className="label">Starting price</p>
      <p className="figures mt-3 font-display text-[2.5rem] leading-tight font-medium tracking-[-0.015em] lg:text-[2.75rem]">
        {price ?? 'Price on Request'}
      </p>
      <ul className="mt-1.5 flex flex-wrap text-[0.9375rem] text-stone">
        {promises.map((promise, index) => (
          <li key={promise}>
            {index > 0 && (
              <span aria-hidden className="px-1.5">
                ·
              </span>
            )}
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
