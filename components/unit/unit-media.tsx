import { pictureSource } from '@/components/catalog/picture-source';
import { unitName } from '@/components/catalog/unit-summary';
import { ImageViewer } from '@/components/gallery/image-viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { UnitTabs } from './unit-tabs';

type UnitMediaProps = {
  unit: Unit;
  property: Pick<PropertyDetail, 'title' | 'cover_image'>;
};

/** Whether there is a floor plan or a picture, including the property's. */
export function hasUnitMedia(unit: Unit, property: UnitMediaProps['property']): boolean {
  return [unit.floor_plan_image, unit.unit_image, property.cover_image].some(pictureSource);
}

/** Floor plan and pictures, available ones first; a missing plan takes little height below. */
export function UnitMedia({ unit, property }: UnitMediaProps) {
  const name = unitName(unit);
  const drawing = pictureSource(unit.floor_plan_image);
  const own = pictureSource(unit.unit_image);
  const picture = own ?? pictureSource(property.cover_image);
  const pictures = picture && (
    <ImageViewer
      src={picture}
      alt={own ? `${name}, ${property.title}` : property.title}
      priority={!drawing}
      caption={own ? undefined : `Shown: ${property.title}. Pictures of this unit on request.`}
    />
  );
  if (!drawing)
    return (
      <>
        {pictures && (
          <div className="mb-8">
            <h2 className="display-sm mb-4">Unit Images</h2>
            {pictures}
          </div>
        )}
        <NoFloorPlan />
      </>
    );
  const plan = <ImageViewer src={drawing} alt={`Floor plan of ${name}, ${property.title}`} priority />;
  if (!pictures)
    return (
      <>
        <h2 className="display-sm mb-4">Floor Plan</h2>
        {plan}
      </>
    );
  return (
    <UnitTabs
      label="Pictures of the unit"
      panels={[
        { label: 'Floor Plan', content: plan },
        { label: 'Unit Images', content: pictures },
      ]}
    />
  );
}

function NoFloorPlan() {
  return (
    <section
      aria-labelledby="no-floor-plan"
      className="arrive-whole flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y border-line py-7 print:hidden"
    >
      <div className="max-w-[52ch]">
        <h2 id="no-floor-plan" className="display-sm">
          Floor Plan Unavailable
        </h2>
        <div className="mt-2 text-[0.9375rem] text-stone">
          <p>Floor plan image is not available for this unit.</p>
          <p>Please contact us for more details.</p>
        </div>
      </div>
      <a href={routes.contact} className={buttonVariants({ variant: 'line', size: 'md' })}>
        Contact Us
      </a>
    </section>
  );
}
