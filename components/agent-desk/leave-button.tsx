'use client';

import { ActionButton } from '@/components/staff/action-button';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { useDeskAction } from '@/components/staff/use-desk-action';
import type { DeskAgent } from '@/lib/agents/desk';
import { staffApi } from '@/lib/staff-routes';

/** Marks an agent as left, after confirmation, or as returned. */
export function LeaveButton({ agent }: { agent: Pick<DeskAgent, 'id' | 'name' | 'left_at'> }) {
  const change = useDeskAction<{ action: 'leave' | 'return' }>(staffApi.agent(agent.id), {
    done: ({ action }) => (action === 'leave' ? 'Marked as left' : 'Marked as returned'),
  });
  if (agent.left_at)
    return (
      <ActionButton
        variant="line"
        size="md"
        isBusy={change.isPending}
        onClick={() => change.mutate({ action: 'return' })}
      >
        Mark as returned
      </ActionButton>
    );
  return (
    <ConfirmButton
      label="Mark as left"
      isBusy={change.isPending}
      title="Has this agent left?"
      action="Mark as left"
      onConfirm={() => change.mutate({ action: 'leave' })}
    >
      <bdi>{agent.name}</bdi> disappears from every page at once, and the desk takes their calls and WhatsApp
      messages. Imports do not bring them back.
    </ConfirmButton>
  );
}
