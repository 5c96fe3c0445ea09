import { PicturePanel } from '@/components/catalog/picture-panel';
import { pictureSource } from '@/components/catalog/picture-source';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { Tag } from '@/components/ui/tag';
import { formatArea, formatRooms, isKnown } from '@/lib/format/number';
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
  fallbackPicture: string | null;
  /** Where the property is, for the placeholder of a unit without a picture. */
  place: string | null;
  /** With floor, unit number, price per square foot and actions, as on the units page. */
  detailed?: boolean;
  /** False if no unit of the list has a picture: placeholders would repeat the same name. */
  pictured?: boolean;
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
  fallbackPicture,
  place,
  detailed = false,
  pictured = true,
  priority = false,
  early = false,
  headingLevel: Heading = 'h3',
}: UnitCardProps) {
  const status = unitStatus(unit.status);
  const kind = unitKind(unit.apartment_type_id);
  const name = unitName(unit);
  const href = routes.unit(propertySlug, unit.id);
  const tag = (
    <Tag
      tone={status.tone}
      surface={pictured ? 'paper' : 'sand'}
      className={pictured ? 'absolute start-3.5 top-3.5' : undefined}
    >
      {status.label}
    </Tag>
  );
  return (
    <article className="unit-card">
      {pictured ? (
        <div className="unit-card-picture">
          <PropertyPicture
            src={pictureSource(unit.unit_image) ?? fallbackPicture}
            alt={`${name}, ${propertyTitle}`}
            sizes="(min-width: 64rem) 380px, (min-width: 40rem) 50vw, 70vw"
            range="card"
            fill
            priority={priority}
            early={early}
            failed={<PicturePanel place={place} seed={unit.id} />}
          />
          {tag}
        </div>
      ) : (
        <div className="flex border-t border-line pt-4">{tag}</div>
      )}
      <div className="unit-card-head">
        <Heading className="display-sm figures">
          <IntentLink href={href}>{name}</IntentLink>
        </Heading>
        <p>{unitPriceText(unit)}</p>
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

/** Whether any card of the list would show a picture. */
export function havePictures(
  units: Pick<UnitSummary, 'unit_image'>[],
  fallbackPicture: string | null,
): boolean {
  return [fallbackPicture, ...units.map(({ unit_image }) => unit_image)].some(pictureSource);
}

function CardFacts({ unit }: { unit: UnitSummary }) {
  const facts = (
    [
      { icon: 'bed-double', label: 'Bedrooms', value: bedroomsText(unit.apartment_type_id) },
      { icon: 'bath', label: 'Baths', value: formatRooms(unit.no_of_baths) },
      { icon: 'maximize-2', label: 'Area', value: formatArea(unit.area) },
    ] as const
  ).filter(({ value }) => isKnown(value));
  if (facts.length === 0) return null;
  return (
    <ul className="unit-card-facts">
      {facts.map(({ icon, label, value }) => (
        <li key={label}>
          <Icon name={icon} />
          <span className="sr-only">{label}: </span>
          {value}
        </li>
      ))}
    </ul>
  );
}
