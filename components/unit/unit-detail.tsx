import { Permit } from '@/components/catalog/permit';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FirstScreenEnd } from '@/components/ui/inline-script';
import { IntentLink } from '@/components/ui/intent-link';
import type { Agent } from '@/lib/catalog/agent';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { UnitActions } from './unit-actions';
import {
  UnitHighlights,
  UnitPriceDetails,
  UnitPropertyInformation,
  UnitSpecifications,
} from './unit-details';
import { UnitFeatures } from './unit-features';
import { UnitIntro } from './unit-intro';
import { hasUnitMedia, UnitMedia } from './unit-media';
import type { UnitSubject } from './unit-messages';

type UnitDetailProps = {
  property: PropertyDetail;
  unit: Unit;
  subject: UnitSubject;
  agent?: Agent | null;
  /** Whether other units of the property are for sale. */
  hasOthers?: boolean;
};

/**
 * The unit page. On phones: name, price and figures, plan, actions, details; on wide screens plan and details are
 * beside name and actions. The last row absorbs the height difference. Without plan and pictures, the details come first.
 */
export function UnitDetail({ property, unit, subject, agent = null, hasOthers = false }: UnitDetailProps) {
  const hasMedia = hasUnitMedia(unit, property);
  const media = <UnitMedia unit={unit} property={property} />;
  return (
    <div className="grid gap-y-12 pt-2 print:gap-y-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-18 lg:gap-y-0 lg:pt-5">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <UnitIntro property={property} unit={unit} />
        <FirstScreenEnd />
      </div>
      {hasMedia && <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{media}</div>}
      <div className="grid min-w-0 content-start gap-y-12 print:order-last print:grid-cols-2 print:gap-x-10 print:gap-y-6 print:*:last:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:pt-8">
        <UnitActions subject={subject} agent={agent} hasOthers={hasOthers} />
        <UnitHighlights unit={unit} />
        <UnitPriceDetails unit={unit} />
        <Permit property={{ ...property, updated_at: unit.updated_at }} />
      </div>
      <div
        className={`grid min-w-0 content-start gap-y-14 print:grid-cols-2 print:gap-x-10 lg:col-start-1 ${hasMedia ? 'lg:row-start-3 lg:pt-14' : 'lg:row-span-3 lg:row-start-1'}`}
      >
        <UnitSpecifications unit={unit} />
        {!hasMedia && media}
        <UnitPropertyInformation property={property} />
        <UnitFeatures />
        <div className="print:hidden">
          <Button asChild variant="line">
            <IntentLink href={routes.property(property.slug)}>
              <Icon name="arrow-left" className="rtl:-scale-x-100" />
              Back to Property
            </IntentLink>
          </Button>
        </div>
      </div>
    </div>
  );
}
