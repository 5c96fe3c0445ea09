'use client';

import type { ComponentProps } from 'react';
import { ActionButton } from './action-button';
import { ConfirmDialog } from './ui/confirm-dialog';

type Props = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'action' | 'onConfirm' | 'children'> &
  Pick<ComponentProps<typeof ActionButton>, 'isBusy' | 'aria-label'> & {
    /** The text of the button; `action` is that of the button in the dialog. */
    label: string;
  };

/** A button whose action a dialog confirms first. */
export function ConfirmButton({ label, isBusy, 'aria-label': name, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      trigger={
        <ActionButton variant="line" size="md" isBusy={isBusy} aria-label={name}>
          {label}
        </ActionButton>
      }
    />
  );
}
