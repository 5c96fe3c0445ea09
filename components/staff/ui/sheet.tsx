'use client';

import { Close, Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export const Sheet = Root;
export const SheetTrigger = Trigger;

/** A modal sheet at the bottom of a phone or tablet, with its title and a button that closes it. */
export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Portal>
      <Overlay className="fixed inset-0 z-40 bg-night/60" />
      <Content
        aria-describedby={undefined}
        className="safe-area on-night fixed inset-x-0 bottom-0 z-50 max-h-[85svh] overflow-y-auto border-t border-gold/60 bg-night text-paper outline-none"
      >
        <div className="p-3">
          <div className="flex items-center justify-between ps-4">
            <Title className="label text-mist">{title}</Title>
            <Close aria-label="Close" className="grid size-11 place-items-center text-mist hover:text-paper">
              <X aria-hidden size={20} strokeWidth={1.5} />
            </Close>
          </div>
          {children}
        </div>
      </Content>
    </Portal>
  );
}
