import type { TagTone } from '@/components/ui/tag';
import { statusKey } from '@/lib/catalog/sales/sales-status';

type UnitStatus = {
  label: string;
  tone: TagTone;
  /** What the status means for a buyer, shown below the price. */
  note: string;
};

const available: UnitStatus = {
  label: 'Available',
  tone: 'green',
  note: 'Available / Ready for Purchase',
};

const statuses = new Map<string, UnitStatus>(
  Object.entries({
    available,
    sold: { label: 'Sold', tone: 'red', note: 'Sold / No Longer for Sale' },
    sold_out: { label: 'Sold', tone: 'red', note: 'Sold / No Longer for Sale' },
    reserved: { label: 'Reserved', tone: 'amber', note: 'Reserved / Held for Another Buyer' },
    under_construction: {
      label: 'Under Construction',
      tone: 'blue',
      note: 'Under Construction / Open to Reservations',
    },
    coming_soon: { label: 'Coming Soon', tone: 'purple', note: 'Coming Soon / Register Your Interest' },
  }),
);

/** Without a status; grey, because nothing is known. */
const unstated: UnitStatus = { ...available, tone: 'grey' };

/** Label and colour of a unit status; unknown ones keep their name, a missing one is "Available" in grey. */
export function unitStatus(status: string | null): UnitStatus {
  const words = status?.trim().replace(/[\s_-]+/g, ' ') ?? '';
  if (!words) return unstated;
  const known = statuses.get(statusKey(words));
  return known ?? { label: words, tone: 'grey', note: words };
}
