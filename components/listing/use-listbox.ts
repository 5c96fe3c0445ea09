import { useEffect, useEffectEvent, useState } from 'react';

type ListboxProps = {
  /** The combobox; null before it mounts. */
  input: HTMLInputElement | null;
  /** Id of the listbox; its options have this id, a hyphen and their index. */
  id: string;
  size: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
  /** Called on Delete on the active option. */
  onDelete?: (index: number) => void;
};

export type Listbox = { active: number; activate: (index: number) => void };

/**
 * Keyboard and ARIA of a combobox with a listbox, which typing and a click open: arrows, Home and End move while an
 * option is active, Enter chooses it, Escape closes. The focus stays in the field.
 */
export function useListbox({
  input,
  id,
  size,
  isOpen,
  onOpen,
  onClose,
  onChoose,
  onDelete,
}: ListboxProps): Listbox {
  const [wanted, setActive] = useState(-1);
  const active = isOpen && wanted < size ? wanted : -1;

  const close = () => {
    setActive(-1);
    onClose();
  };

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    if (!isOpen) onOpen();
    setActive(size === 0 ? -1 : (to + size) % size);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const isActive = active >= 0;
    if (event.key === 'ArrowDown') move(event, isActive ? active + 1 : 0);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(event, isActive ? active - 1 : size - 1);
    else if (event.key === 'Home' && isActive) move(event, 0);
    else if (event.key === 'End' && isActive) move(event, size - 1);
    else if (event.key === 'Delete' && isActive && onDelete) {
      event.preventDefault();
      onDelete(active);
    } else if (event.key === 'Enter' && isActive) {
      event.preventDefault();
      onChoose(active);
      close();
    } else if (event.key === 'Enter' || event.key === 'Tab') close();
    else if (event.key === 'Escape' && isOpen) {
      // Neither clears the field nor closes a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key.length === 1 || event.key === 'Backspace') setActive(-1);
  });
  const open = useEffectEvent(onOpen);
  const leave = useEffectEvent(close);

  useEffect(() => {
    if (!input) return;
    const left = new AbortController();
    const { signal } = left;
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    // Not on `input`: the list would render before React hears of the text, and put back the earlier one.
    input.addEventListener('beforeinput', () => open(), { signal });
    input.addEventListener('click', () => open(), { signal });
    input.addEventListener('blur', () => leave(), { signal });
    return () => left.abort();
  }, [input]);

  useEffect(() => {
    if (!input) return;
    input.setAttribute('aria-expanded', String(isOpen && size > 0));
    if (active >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${active}`);
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [input, id, active, isOpen, size]);

  return { active, activate: setActive };
}
