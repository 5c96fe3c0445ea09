import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { ImageViewer } from './image-viewer';
import { unitName } from './unit-summary';
import { UnitTabs } from './unit-tabs';

type UnitMediaProps = {
  unit: Unit;
  property: Pick<PropertyDetail, 'title' | 'cover_image'>;
};

/** Floor plan and pictures. What exists comes first. */
export function UnitMedia({ unit, property }: UnitMediaProps) {
  const name = unitName(unit);
  const plan = {
    label: 'Floor Plan',
    content: unit.floor_plan_image ? (
      <ImageViewer src={unit.floor_plan_image} alt={`Floor plan of ${name}, ${property.title}`} priority />
    ) : (
      <NoFloorPlan />
    ),
  };
  const picture = unit.unit_image ?? property.cover_image;
  const pictures = picture && {
    label: 'Unit Images',
    content: (
      <ImageViewer
        src={picture}
        alt={unit.unit_image ? `${name}, ${property.title}` : property.title}
        priority={!unit.floor_plan_image}
        caption={unit.unit_image ? undefined : `Shown: ${property.title}. Pictures of this unit on request.`}
      />
    ),
  };
  if (!pictures) return <UnitTabs label="Pictures of the unit" panels={[plan]} />;
  const panels = unit.floor_plan_image ? [plan, pictures] : [pictures, plan];
  return <UnitTabs label="Pictures of the unit" panels={panels} />;
}

function NoFloorPlan() {
  return (
    <EmptyState
      title="Floor Plan Unavailable"
      actions={
        <a href={routes.contact} className={buttonVariants({ variant: 'line', size: 'md' })}>
          Contact Us
        </a>
      }
    >
      <p>Floor plan image is not available for this unit.</p>
      <p>Please contact us for more details.</p>
    </EmptyState>
  );
}
