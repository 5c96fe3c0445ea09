import type { TagTone } from '@/components/ui/tag';

export type UnitStatus = {
  label: string;
  tone: TagTone;
  /** What the status means for a buyer, shown below the price. */
  note: string;
};

const statuses = new Map<string, UnitStatus>(
  Object.entries({
    available: { label: 'Available', tone: 'green', note: 'Available / Ready for Purchase' },
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

/** Label and colour of a unit status; one that we do not know keeps its name, in grey. Null without a status. */
export function unitStatus(status: string | null): UnitStatus | null {
  const words = status?.trim().replace(/[\s_-]+/g, ' ') ?? '';
  if (!words) return null;
  const known = statuses.get(words.toLowerCase().replaceAll(' ', '_'));
  return known ?? { label: words, tone: 'grey', note: words };
}
