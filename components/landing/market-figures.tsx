import { cssVariables } from '@/components/ui/css-variables';
import {
  type HomeFigures,
  type HomeKind,
  type LandingFigures,
  minPricedHomes,
} from '@/lib/catalog/lists/landing-figures';
import { counted } from '@/lib/format/counted';
import { formatLongDate } from '@/lib/format/date';
import { formatNumber, formatPrice, unbrokenPrices } from '@/lib/format/number';

/**
 * Homes, prices and handovers of a district, developer or type, from the catalogue. With fewer than two prices it omits
 * the ranges; renders nothing if nothing is known.
 */
export function MarketFigures({ figures, place }: { figures: LandingFigures; place: string }) {
  const { handover, computed_at } = figures;
  const isPriced = figures.prices !== null && figures.prices.homes >= minPricedHomes;
  const summary = isPriced ? priceSummary(figures.prices) : homeSummary(figures);
  const homes = isPriced
    ? unlessAllUnknown(figures.homes.filter((group) => group.homes >= minPricedHomes))
    : [];
  const kinds = isPriced ? [] : unlessAllUnknown(figures.kinds);
  if (!summary && handover.length === 0) return null;
  return (
    <section aria-labelledby="prices" className="border-t border-line py-12 lg:py-16">
      <h2 id="prices" className="display-sm">
        {isPriced ? 'Prices in figures' : 'In figures'}
      </h2>
      {summary && (
        <p className="mt-3 max-w-[62ch] text-body">
          {summary} From our catalogue, {formatLongDate(computed_at)}.
        </p>
      )}
      {homes.length > 0 && <PriceTable homes={homes.toSorted(byTypeAndBedrooms(homes))} place={place} />}
      {kinds.length > 0 && <Bars title="Homes" names="10rem" rows={kindRows(kinds)} />}
      {handover.length > 0 && <Bars title="Handover" names="3rem" rows={handover.map(handoverRow)} />}
    </section>
  );
}

function priceSummary(prices: LandingFigures['prices']): string | null {
  if (!prices) return null;
  const { homes, low, high, median } = prices;
  return unbrokenPrices(
    `${formatNumber(homes)} homes with a published price, from ${formatPrice(low)} to ${formatPrice(high)}; half of them cost less than ${formatPrice(median)}.`,
  );
}

function homeSummary({ for_sale, prices }: LandingFigures): string | null {
  if (for_sale === 0) return null;
  return `${counted(for_sale, 'home')} for sale${prices ? '' : ', prices on request'}.`;
}

/** Types by their number of homes, each from the fewest bedrooms up. */
function byTypeAndBedrooms(homes: HomeFigures[]): (a: HomeFigures, b: HomeFigures) => number {
  const types = [...new Set(homes.map(({ type }) => type))];
  const rooms = ({ bedrooms }: HomeFigures) => bedrooms ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => types.indexOf(a.type) - types.indexOf(b.type) || rooms(a) - rooms(b);
}

/** On phones each row is a block: name and median above the bar, lowest and highest price below. */
function PriceTable({ homes, place }: { homes: HomeFigures[]; place: string }) {
  const at = scale(homes);
  const nameOf = homeNames(homes);
  return (
    <table className="price-table figures">
      <caption className="sr-only">Prices of homes in AED: {place}</caption>
      <thead>
        <tr>
          <th scope="col">Home</th>
          <th scope="col">Number</th>
          <th scope="col">From</th>
          <th scope="col">Median</th>
          <th scope="col">To</th>
          <th scope="col">
            <span className="sr-only">Range</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {homes.map((group) => (
          <tr key={nameOf(group)}>
            <th scope="row">{nameOf(group)}</th>
            <td>
              {formatNumber(group.homes)}
              <span className="sm:hidden"> homes</span>
            </td>
            <td>{formatNumber(group.low)}</td>
            <td>
              <span className="text-xs font-normal text-stone sm:hidden">median </span>
              {formatNumber(group.median)}
            </td>
            <td>{formatNumber(group.high)}</td>
            <td>
              <span aria-hidden className="price-range">
                <i style={{ insetInline: `${at(group.low)}% ${100 - at(group.high)}%` }} />
                <b style={{ insetInlineStart: `${at(group.median)}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={6}>
            In AED. The bar runs from the lowest to the highest price; the mark is the median.
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Percent of the width, logarithmic, so that studios and penthouses both have room. */
function scale(homes: HomeFigures[]): (price: number) => number {
  const low = Math.min(...homes.map((group) => group.low));
  const span = Math.log(Math.max(...homes.map((group) => group.high)) / low) || 1;
  return (price) => Math.round((1_000 * Math.log(price / low)) / span) / 10;
}

type BarRow = { name: string; count: number; text: string };

function kindRows(kinds: HomeKind[]): BarRow[] {
  const nameOf = homeNames(kinds);
  return kinds.map((kind) => ({
    name: nameOf(kind),
    count: kind.homes,
    text: formatNumber(kind.homes),
  }));
}

const handoverRow = ({ year, properties }: LandingFigures['handover'][number]): BarRow => ({
  name: String(year),
  count: properties,
  text: counted(properties, 'property', 'properties'),
});

type BarsProps = {
  title: string;
  /** Width of the names, so that all bars are aligned. */
  names: string;
  rows: BarRow[];
};

function Bars({ title, names, rows }: BarsProps) {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <div className="mt-12">
      <h3 className="label font-sans">{title}</h3>
      <ul className="figure-bars figures" style={cssVariables({ '--names': names })}>
        {rows.map(({ name, count, text }) => (
          <li key={name}>
            <span>{name}</span>
            <span aria-hidden>
              <i className="gold-fill" style={{ width: `${Math.round((100 * count) / most)}%` }} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Kind = Pick<HomeKind, 'type' | 'bedrooms'>;

/** A row "Other" alone would repeat the sentence above it. */
function unlessAllUnknown<T extends Kind>(kinds: T[]): T[] {
  return kinds.some(({ type, bedrooms }) => type !== null || bedrooms !== null) ? kinds : [];
}

/** `2-bedroom apartment`, `Villa`; `Studio` if all studios are of one type, else `Studio apartment`. */
function homeNames(kinds: readonly Kind[]): (kind: Kind) => string {
  const hasStudios = kinds.filter(({ bedrooms }) => bedrooms === 0).length > 1;
  return ({ type, bedrooms }) => {
    if (bedrooms === null) return type ?? 'Other';
    const noun = (type ?? 'home').toLowerCase();
    if (bedrooms === 0) return hasStudios && noun !== 'studio' ? `Studio ${noun}` : 'Studio';
    return `${bedrooms}-bedroom ${noun}`;
  };
}
