'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/staff/ui/confirm-dialog';

type Props = {
  /** The server's messages by field; at `confirmed`, how many properties the name renames. */
  errors: Record<string, string> | undefined;
  onConfirm: () => void;
};

/** Asks before a name renames properties. */
export function RenameQuestion({ errors, onConfirm }: Props) {
  const [answered, setAnswered] = useState(errors);
  const question = errors === answered ? undefined : errors?.confirmed;
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title="Rename these properties?"
      action="Rename"
      onConfirm={onConfirm}
      onClose={() => setAnswered(errors)}
    >
      {question}
    </ConfirmDialog>
  );
}
