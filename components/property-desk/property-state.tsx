import type { OffSiteReason, PropertyState as State } from '@/lib/property-desk/desk';

export const propertyStateLabels: Record<State, string> = {
  edited: 'Edited by hand',
  hidden: 'Off the site',
};

const offSiteLabels: Record<OffSiteReason, string> = {
  hand: 'Hidden by hand',
  feed: 'Left its feed',
  permit: 'Permit ended',
};

const look = 'shrink-0 rounded-sm px-2 py-1 text-xs font-semibold text-ink';

type Props = { offSite: OffSiteReason | null; isEdited?: boolean };

/** Whether a property is edited, and why it is off the site; renders nothing for others. */
export function PropertyState({ offSite, isEdited = false }: Props) {
  if (!isEdited && !offSite) return null;
  return (
    <span className="flex shrink-0 flex-wrap gap-2">
      {isEdited && <span className={`${look} bg-gold/25`}>{propertyStateLabels.edited}</span>}
      {offSite && (
        <span className={`${look} bg-danger/10`}>
          {propertyStateLabels.hidden}: {offSiteLabels[offSite]}
        </span>
      )}
    </span>
  );
}
