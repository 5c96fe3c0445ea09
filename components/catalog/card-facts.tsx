import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CardProperty } from '@/lib/catalog/lists/card-property';
import { formatArea, formatNumber, isKnown } from '@/lib/format/number';

/** Figures of a card, without unknown ones; each has a label for screen readers. */
export function CardFacts({ property }: { property: CardProperty }) {
  const { average_bedrooms, average_bathrooms, average_area, min_area } = property;
  const { residential_units, commercial_units } = property;
  const average = formatArea(average_area);
  const least = formatArea(min_area);
  return (
    <div className="card-facts">
      <dl>
        {average_bedrooms !== null && (
          <Fact name="Average bedrooms" icon={<Icon name="bed-double" />}>
            {bedrooms(average_bedrooms)}
          </Fact>
        )}
        {average_bathrooms !== null && (
          <Fact name="Average bathrooms" icon={<Icon name="bath" />}>
            {Math.round(average_bathrooms)}
          </Fact>
        )}
        {isKnown(average) && (
          <Fact name="Average area" icon={<Icon name="maximize-2" />}>
            {average}
          </Fact>
        )}
      </dl>
      <dl>
        {/* A single home has the same average and minimum area. */}
        {isKnown(least) && least !== average && <Fact name="Minimum area">from {least}</Fact>}
        {residential_units ? (
          <Fact name="Residential units">{formatNumber(residential_units)} residential</Fact>
        ) : null}
        {commercial_units ? (
          <Fact name="Commercial units">{formatNumber(commercial_units)} commercial</Fact>
        ) : null}
      </dl>
    </div>
  );
}

function Fact({ name, icon, children }: { name: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span className="sr-only">{name}</span>
        {icon}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Averages are rounded; less than half a bedroom is a studio. */
function bedrooms(average: number): string {
  const rounded = Math.round(average);
  return rounded === 0 ? 'Studio' : String(rounded);
}
