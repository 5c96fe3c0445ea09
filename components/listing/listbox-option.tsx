import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

type ListboxOptionProps = {
  /** As `useListbox` expects it: the id of the listbox, a hyphen and the index. */
  id: string;
  isActive: boolean;
  isSelected: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  onActivate: () => void;
  className: string;
  children: ReactNode;
};

/** An option of a combobox. The field keeps the focus when it is pressed, and `useListbox` handles the keys. */
export function ListboxOption({
  id,
  isActive,
  isSelected,
  isDisabled = false,
  onChoose,
  onActivate,
  className,
  children,
}: ListboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onPointerMove={onActivate}
      className={cn(
        'flex cursor-pointer items-center gap-3 leading-tight',
        className,
        isActive && 'active-option',
      )}
    >
      {children}
    </div>
  );
}
