import { pictureSource } from '@/components/catalog/picture-source';
import { unitName } from '@/components/catalog/unit-summary';
import { ImageViewer } from '@/components/gallery/image-viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { UnitTabs } from './unit-tabs';

type UnitMediaProps = {
  unit: Unit;
  property: Pick<PropertyDetail, 'title' | 'cover_image'>;
};

/** Floor plan and pictures, available ones first. */
export function UnitMedia({ unit, property }: UnitMediaProps) {
  const name = unitName(unit);
  const drawing = pictureSource(unit.floor_plan_image);
  const own = pictureSource(unit.unit_image);
  const picture = own ?? pictureSource(property.cover_image);
  const plan = {
    label: 'Floor Plan',
    content: drawing ? (
      <ImageViewer src={drawing} alt={`Floor plan of ${name}, ${property.title}`} priority />
    ) : (
      <NoFloorPlan />
    ),
  };
  const pictures = picture && {
    label: 'Unit Images',
    content: (
      <ImageViewer
        src={picture}
        alt={own ? `${name}, ${property.title}` : property.title}
        priority={!drawing}
        caption={own ? undefined : `Shown: ${property.title}. Pictures of this unit on request.`}
      />
    ),
  };
  // A single item needs no tabs; missing ones have their own label.
  if (!pictures)
    return (
      <>
        {drawing && <h2 className="display-sm mb-4">{plan.label}</h2>}
        {plan.content}
      </>
    );
  const panels = drawing ? [plan, pictures] : [pictures, plan];
  return <UnitTabs label="Pictures of the unit" panels={panels} />;
}

/** In the viewer's frame, so that switching tabs causes no layout shift. */
function NoFloorPlan() {
  return (
    <div className="arrive-whole grid aspect-4/3 place-items-center border border-line bg-white py-8 print:aspect-auto">
      <EmptyState
        ruled={false}
        title="Floor Plan Unavailable"
        actions={
          <a
            href={routes.contact}
            className={`${buttonVariants({ variant: 'line', size: 'md' })} print:hidden`}
          >
            Contact Us
          </a>
        }
      >
        <p>Floor plan image is not available for this unit.</p>
        <p>Please contact us for more details.</p>
      </EmptyState>
    </div>
  );
}
