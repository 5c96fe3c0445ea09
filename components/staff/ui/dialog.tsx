'use client';

import { Close, Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

export const Dialog = Root;
export const DialogTrigger = Trigger;
export const DialogClose = Close;

type Props = Omit<ComponentProps<typeof Content>, 'title'> & { title: ReactNode };

/** A modal dialog in the middle of the screen, with its title and a button that closes it: the last, as the first control gets the focus. */
export function DialogContent({ title, className, children, ...props }: Props) {
  return (
    <Portal>
      <Overlay className="fixed inset-0 z-40 bg-ink/50" />
      <Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100svh-2rem)] max-w-110 -translate-y-1/2 overflow-y-auto rounded-sm bg-paper p-6 text-ink outline-none sm:p-8',
          className,
        )}
        {...props}
      >
        <Title className="display-sm pe-10">{title}</Title>
        {children}
        <Close
          aria-label="Close"
          className="absolute end-2 top-2 grid size-11 place-items-center rounded-sm text-stone hover:text-ink"
        >
          <X aria-hidden size={20} strokeWidth={1.5} />
        </Close>
      </Content>
    </Portal>
  );
}
