'use client';

import { ActionButton } from '@/components/staff/action-button';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { useDeskAction } from '@/components/staff/use-desk-action';
import type { DeskProperty } from '@/lib/property-desk/desk';
import { staffApi } from '@/lib/staff-routes';

/** Hides a property, after confirmation, or shows it again. */
export function HideButton({ property }: { property: Pick<DeskProperty, 'id' | 'is_hidden_by_hand'> }) {
  const change = useDeskAction<{ action: 'hide' | 'show' }>(staffApi.property(property.id), {
    done: ({ action }) => (action === 'hide' ? 'Hidden from the site' : 'No longer hidden'),
  });
  if (property.is_hidden_by_hand)
    return (
      <ActionButton
        variant="line"
        size="md"
        isBusy={change.isPending}
        onClick={() => change.mutate({ action: 'show' })}
      >
        Show on the site
      </ActionButton>
    );
  return (
    <ConfirmButton
      label="Hide from the site"
      isBusy={change.isPending}
      title="Hide this property?"
      action="Hide"
      onConfirm={() => change.mutate({ action: 'hide' })}
    >
      It disappears from every page within seconds, and stays off the site whatever its feed says, until it is
      shown again here.
    </ConfirmButton>
  );
}
