import type { PropertyState as State } from '@/lib/property-desk/desk';

export const propertyStateLabels: Record<State, string> = {
  edited: 'Edited by hand',
  hidden: 'Off the site',
};

const look = 'shrink-0 rounded-sm px-2 py-1 text-xs font-semibold text-ink';

type Props = { isOnSite: boolean; isEdited?: boolean; isHiddenByHand?: boolean };

/** Whether a property is edited or hidden; renders nothing for others. */
export function PropertyState({ isOnSite, isEdited = false, isHiddenByHand = false }: Props) {
  return (
    <span className="flex shrink-0 flex-wrap gap-2">
      {isEdited && <span className={`${look} bg-gold/25`}>{propertyStateLabels.edited}</span>}
      {!isOnSite && (
        <span className={`${look} bg-danger/10`}>
          {isHiddenByHand ? 'Hidden by hand' : propertyStateLabels.hidden}
        </span>
      )}
    </span>
  );
}
