import { PicturePanel } from '@/components/catalog/picture-panel';
import { pictureSource } from '@/components/catalog/picture-source';
import { PropertyImage } from '@/components/catalog/property-image';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { Tag } from '@/components/ui/tag';
import { formatArea, formatNumber, isKnown } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { UnitCardActions } from './unit-card-actions';
import { UnitFigures } from './unit-figures';
import { unitStatus } from './unit-status';
import { bedroomsText, type UnitSummary, unitKind, unitName, unitPriceText } from './unit-summary';

type UnitCardProps = {
  unit: UnitSummary;
  propertySlug: string;
  propertyTitle: string;
  /** Shown when the unit has no picture. */
  fallbackImage: string | null;
  /** Where the property is, for the panel of a unit without any picture. */
  place: string | null;
  /** With floor, unit number, price per square foot and actions, as on the units page. */
  detailed?: boolean;
  /** The page's LCP image. */
  priority?: boolean;
  /** In the initial viewport of wide screens. */
  early?: boolean;
  headingLevel?: 'h2' | 'h3';
};

/** A unit card; the whole card links to the unit's page. */
export function UnitCard({
  unit,
  propertySlug,
  propertyTitle,
  fallbackImage,
  place,
  detailed = false,
  priority = false,
  early = false,
  headingLevel: Heading = 'h3',
}: UnitCardProps) {
  const status = unitStatus(unit.status);
  const kind = unitKind(unit.apartment_type_id);
  const name = unitName(unit);
  const href = routes.unit(propertySlug, unit.id);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-sand print:hidden">
        <PropertyImage
          src={pictureSource(unit.unit_image) ?? fallbackImage}
          alt={`${name}, ${propertyTitle}`}
          sizes="(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 100vw"
          fill
          priority={priority}
          early={early}
          failed={<PicturePanel place={place} seed={unit.id} />}
          className="object-cover transition-transform duration-600 ease-out group-hover:scale-[1.03]"
        />
        <Tag tone={status.tone} className="absolute start-3.5 top-3.5">
          {status.label}
        </Tag>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="display-sm figures">
          <IntentLink href={href} className="after:absolute after:inset-0">
            {name}
          </IntentLink>
        </Heading>
        <p className="figures font-display text-[1.375rem] leading-tight font-medium">
          {unitPriceText(unit)}
        </p>
      </div>
      {/* Keeps its height when empty, so that adjacent cards align. */}
      {detailed && <p className="mt-1.5 min-h-[1lh] text-[0.9375rem] text-stone">{kind}</p>}
      {detailed ? (
        <>
          <UnitFigures
            unit={unit}
            perSquareFoot
            className="mt-4 mb-5 grid grid-cols-3 gap-x-3 gap-y-4 border-t border-line pt-4"
          />
          <div className="mt-auto">
            <UnitCardActions href={href} name={name} propertyTitle={propertyTitle} />
          </div>
        </>
      ) : (
        <CardFacts unit={unit} />
      )}
    </article>
  );
}

function CardFacts({ unit }: { unit: UnitSummary }) {
  const facts = (
    [
      { icon: 'bed-double', label: 'Bedrooms', value: bedroomsText(unit.apartment_type_id) },
      { icon: 'bath', label: 'Baths', value: formatNumber(unit.no_of_baths) },
      { icon: 'maximize-2', label: 'Area', value: formatArea(unit.area) },
    ] as const
  ).filter(({ value }) => isKnown(value));
  if (facts.length === 0) return null;
  return (
    <ul className="figures mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-[0.8125rem] text-body">
      {facts.map(({ icon, label, value }) => (
        <li key={label} className="flex items-center gap-2">
          <Icon name={icon} className="size-[18px] text-gold-text" />
          <span className="sr-only">{label}: </span>
          {value}
        </li>
      ))}
    </ul>
  );
}
