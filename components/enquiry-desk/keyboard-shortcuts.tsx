'use client';

import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/staff/ui/dialog';
import { Button } from '@/components/ui/button';
import { shortcutsKey } from '@/lib/staff/shortcuts-key';

const shortcuts = [
  ['j', 'Next enquiry'],
  ['k', 'Previous enquiry'],
  ['Enter', 'Open the enquiry'],
  ['/', 'Search'],
  ['?', 'Show this help'],
] as const;

/** Single-key shortcuts for the inbox, which can be switched off, and their help dialog. */
export function KeyboardShortcuts() {
  const [isOn, setIsOn] = useState(true);
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  useEffect(() => setIsOn(readIsOn()), []);
  useEffect(() => {
    if (!isOn || isHelpOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = {
        j: () => move(1),
        k: () => move(-1),
        '/': () => document.querySelector<HTMLElement>('#search')?.focus(),
        '?': () => setIsHelpOpen(true),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, isHelpOpen]);

  return (
    <Dialog open={isHelpOpen} onOpenChange={setIsHelpOpen}>
      <DialogTrigger asChild>
        <Button variant="line" size="md" className="hidden lg:inline-flex">
          <Keyboard aria-hidden size={18} strokeWidth={1.5} />
          Shortcuts
        </Button>
      </DialogTrigger>
      <DialogContent title="Keyboard shortcuts">
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
          Use single-key shortcuts
        </label>
        <DialogClose asChild>
          <Button size="md" className="mt-4">
            Done
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}

/** Focuses the next or previous enquiry of the list; from elsewhere the first or last. */
function move(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(shortcutsKey) !== 'off';
  } catch {
    return true;
  }
}

/** If storage is blocked, the choice applies to this page only. */
function storeIsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(shortcutsKey);
    else localStorage.setItem(shortcutsKey, 'off');
  } catch {
    return;
  }
}
