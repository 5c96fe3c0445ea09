'use client';

import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { shortcutsKey } from '@/lib/staff/shortcuts-key';

const shortcuts = [
  ['j', 'Next enquiry'],
  ['k', 'Previous enquiry'],
  ['Enter', 'Open the enquiry'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const;

/** Moves through the inbox by single keys, which can be switched off; and their help. */
export function KeyboardShortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(true);

  useEffect(() => setIsOn(readIsOn()), []);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || dialog.current?.open)
        return;
      const act = {
        j: () => move(1),
        k: () => move(-1),
        '/': () => document.querySelector<HTMLElement>('#search')?.focus(),
        '?': () => dialog.current?.showModal(),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  return (
    <>
      <Button
        variant="line"
        size="md"
        className="hidden lg:inline-flex"
        onClick={() => dialog.current?.showModal()}
      >
        <Keyboard aria-hidden size={18} strokeWidth={1.5} />
        Shortcuts
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="shortcuts-title"
        className="m-auto w-100 max-w-[calc(100vw-2.5rem)] rounded-sm bg-paper p-7 text-ink backdrop:bg-night/60"
      >
        <h2 id="shortcuts-title" className="display-sm">
          Keyboard shortcuts
        </h2>
        <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-sm">
          {shortcuts.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-sm border border-field px-2 py-1 text-center font-sans">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => {
              setIsOn(event.target.checked);
              storeIsOn(event.target.checked);
            }}
            className="size-4.5 accent-gold-text"
          />
          Use single keys
        </label>
        <form method="dialog" className="mt-4">
          <Button type="submit" size="md">
            Close
          </Button>
        </form>
      </dialog>
    </>
  );
}

/** Focuses the next or previous enquiry of the list; from elsewhere the first or last. */
function move(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(shortcutsKey) !== 'off';
  } catch {
    return true;
  }
}

/** Storage may be blocked; then the choice holds for this page. */
function storeIsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(shortcutsKey);
    else localStorage.setItem(shortcutsKey, 'off');
  } catch {
    return;
  }
}
