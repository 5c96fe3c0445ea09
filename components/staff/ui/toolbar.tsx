'use client';

import { Button, Root } from '@radix-ui/react-toolbar';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip } from './tooltip';

/** A row of buttons that is one tab stop; arrow keys move between them. */
export const Toolbar = Root;

type Props = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: string;
  icon: LucideIcon;
  isPressed?: boolean;
};

/** A button of a toolbar: an icon, named by its tooltip. */
export function ToolbarButton({ label, icon: Icon, isPressed, ...props }: Props) {
  return (
    <Tooltip label={label}>
      <Button
        aria-label={label}
        aria-pressed={isPressed}
        className="grid size-11 place-items-center large-text:size-7 rounded-sm hover:bg-sand aria-pressed:bg-ink aria-pressed:text-paper lg:size-9"
        {...props}
      >
        <Icon aria-hidden strokeWidth={1.5} className="size-4.5" />
      </Button>
    </Tooltip>
  );
}
