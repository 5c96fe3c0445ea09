'use client';

import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** The button that opens the dialog; without it, `isOpen` does. */
  trigger?: ReactNode;
  isOpen?: boolean;
  onClose?: () => void;
  title: string;
  children: ReactNode;
  action: string;
  cancel?: string;
  onConfirm: () => void;
};

/** Asks before an action. Focus starts on Cancel and returns to where it was. */
export function ConfirmDialog({
  trigger,
  isOpen,
  onClose,
  title,
  children,
  action,
  cancel = 'Cancel',
  onConfirm,
}: Props) {
  const opener = useRef<Element | null>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(opens) => !opens && onClose?.()}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-ink/50" />
        <AlertDialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            if (trigger) return;
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100svh-2rem)] max-w-110 -translate-y-1/2 overflow-y-auto rounded-sm bg-paper p-6 text-ink sm:p-8"
        >
          <AlertDialog.Title className="display-sm">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-body wrap-anywhere">
            {children}
          </AlertDialog.Description>
          <div className="mt-8 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="line" size="md">
                {cancel}
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button size="md" onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
