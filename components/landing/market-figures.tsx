import {
  fewestPricedHomes,
  type HomeFigures,
  type LandingFigures,
  type PriceFigures,
} from '@/lib/catalog/landing-figures';
import { formatLongDate } from '@/lib/format/date';
import { formatNumber, formatPrice } from '@/lib/format/number';

/** Prices and handovers of a district, a developer or a type, from the catalogue; nothing without prices. */
export function MarketFigures({ figures, place }: { figures: LandingFigures; place: string }) {
  const { prices, handover, computed_at } = figures;
  const homes = figures.homes.filter((group) => group.homes >= fewestPricedHomes);
  if (prices === null || prices.homes < fewestPricedHomes) return null;
  return (
    <section aria-labelledby="prices" className="border-t border-line py-12 lg:py-16">
      <h2 id="prices" className="display-sm">
        Prices in figures
      </h2>
      <p className="mt-3 max-w-[62ch] text-body">
        {formatNumber(prices.homes)} homes with a published price, from {formatPrice(prices.low)} to{' '}
        {formatPrice(prices.high)}; half of them cost less than {formatPrice(prices.median)}. From our
        catalogue, {formatLongDate(computed_at)}.
      </p>
      {homes.length > 0 && (
        <div className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
          <PriceTable homes={homes} place={place} />
          <PriceChart homes={homes} all={prices} />
        </div>
      )}
      {handover.length > 0 && <Handovers handover={handover} />}
    </section>
  );
}

function PriceTable({ homes, place }: { homes: HomeFigures[]; place: string }) {
  return (
    <table className="figures w-full text-[0.875rem]">
      <caption className="sr-only">Prices of homes: {place}</caption>
      <thead>
        <tr className="border-b border-line text-start text-xs text-stone [&>th]:pb-2 [&>th]:font-medium">
          <th scope="col" className="text-start">
            Home
          </th>
          <th scope="col" className="text-end">
            Number
          </th>
          <th scope="col" className="text-end">
            From
          </th>
          <th scope="col" className="text-end">
            Median
          </th>
          <th scope="col" className="text-end max-sm:hidden">
            To
          </th>
        </tr>
      </thead>
      <tbody>
        {homes.map((group) => (
          <tr key={homeName(group)} className="h-11 border-b border-line [&>td]:ps-3 [&>td]:text-end">
            <th scope="row" className="text-start font-medium">
              {homeName(group)}
            </th>
            <td>{formatNumber(group.homes)}</td>
            <td>{formatNumber(group.low)}</td>
            <td className="font-semibold">{formatNumber(group.median)}</td>
            <td className="max-sm:hidden">{formatNumber(group.high)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={5} className="pt-3 text-xs text-stone">
            AED
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const chart = { width: 480, row: 44, head: 32 };

/** A bar from the lowest to the highest price of each row of the table, with a mark at the median. */
function PriceChart({ homes, all }: { homes: HomeFigures[]; all: PriceFigures }) {
  const height = chart.head + homes.length * chart.row;
  const at = scale(all);
  return (
    <svg
      role="img"
      aria-label={`Range of prices with the median: ${homes.map(rangeText).join('; ')}`}
      viewBox={`0 0 ${chart.width} ${height}`}
      className="w-full max-lg:hidden"
    >
      {homes.map((group, index) => {
        const y = chart.head + index * chart.row + chart.row / 2;
        return (
          <g key={homeName(group)}>
            <path d={`M0 ${y}H${chart.width}`} stroke="var(--color-line)" />
            <path d={`M${at(group.low)} ${y}H${at(group.high)}`} stroke="var(--color-gold)" strokeWidth="6" />
            <path d={`M${at(group.median)} ${y - 9}v18`} stroke="var(--color-ink)" strokeWidth="2" />
          </g>
        );
      })}
    </svg>
  );
}

/** Logarithmic, so that studios and penthouses both have room. */
function scale({ low, high }: PriceFigures): (price: number) => number {
  const span = Math.log(high / low) || 1;
  return (price) => Math.round(4 + (Math.log(price / low) / span) * (chart.width - 8));
}

function Handovers({ handover }: Pick<LandingFigures, 'handover'>) {
  const most = Math.max(...handover.map(({ properties }) => properties));
  return (
    <div className="mt-12">
      <h3 className="label font-sans">Handover</h3>
      <ul className="figures mt-4 grid gap-x-16 text-[0.875rem] lg:grid-cols-2">
        {handover.map(({ year, properties }) => (
          <li
            key={year}
            className="grid grid-cols-[3rem_1fr_auto] items-center gap-4 border-b border-line py-3"
          >
            <span className="font-medium">{year}</span>
            <span
              aria-hidden
              className="gold-fill h-1.5"
              style={{ width: `${(100 * properties) / most}%` }}
            />
            <span className="text-stone">
              {properties === 1 ? '1 property' : `${formatNumber(properties)} properties`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `2-bedroom apartment`, `Studio`, `Villa` */
function homeName({ type, bedrooms }: HomeFigures): string {
  if (bedrooms === null) return type ?? 'Other';
  if (bedrooms === 0) return 'Studio';
  return `${bedrooms}-bedroom ${(type ?? 'home').toLowerCase()}`;
}

function rangeText(group: HomeFigures): string {
  return `${homeName(group)} ${formatPrice(group.low)} to ${formatPrice(group.high)}, median ${formatPrice(group.median)}`;
}
