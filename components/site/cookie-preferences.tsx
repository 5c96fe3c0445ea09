'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Consent, type ConsentCategory, essentialOnly, readConsent } from '@/lib/consent/consent';

const sections: { category: ConsentCategory; title: string; text: string }[] = [
  {
    category: 'essential',
    title: 'Essential Cookies',
    text: 'Remember your choices and favourites, and keep the forms working.',
  },
  {
    category: 'analytics',
    title: 'Analytics Cookies',
    text: 'Show us which pages are read, so that we can improve them.',
  },
  { category: 'marketing', title: 'Marketing Cookies', text: 'Help us measure our own advertising.' },
  {
    category: 'functional',
    title: 'Functional Cookies',
    text: 'Show embedded maps without asking each time, and remember your last searches on this device.',
  },
];

type PreferencesProps = {
  onSave: (consent: Consent) => void;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onClose: () => void;
};

export function CookiePreferences({ onSave, onAcceptAll, onRejectAll, onClose }: PreferencesProps) {
  const [choice, setChoice] = useState<Consent>(() => readConsent() ?? essentialOnly);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="p-5 sm:px-7 sm:py-6">
      <div className="flex items-center justify-between">
        <h2 ref={heading} tabIndex={-1} className="display-sm outline-none">
          Cookie preferences
        </h2>
        <button type="button" onClick={onClose} className="-me-2.5 grid size-11 place-items-center">
          <Icon name="x" className="size-5" />
          <span className="sr-only">Close preferences</span>
        </button>
      </div>
      <ul className="mt-3">
        {sections.map(({ category, title, text }) => (
          <li key={category} className="border-t border-line">
            <label className="flex min-h-11 cursor-pointer items-center gap-4 py-3 has-disabled:cursor-default">
              <span className="flex-1 text-[0.90625rem] leading-snug wrap-anywhere">
                {title}{' '}
                {category === 'essential' && <span className="ms-1 text-xs text-stone">Required</span>}
                <span className="mt-0.5 block text-[0.8125rem] text-stone">{text}</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={choice[category]}
                className="switch"
                checked={choice[category]}
                disabled={category === 'essential'}
                onChange={(event) => setChoice({ ...choice, [category]: event.target.checked })}
              />
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid grid-cols-2 gap-2.5 sm:flex">
        <Button size="md" onClick={() => onSave(choice)} className="col-span-2">
          Save Preferences
        </Button>
        <Button variant="line" size="md" onClick={onAcceptAll}>
          Accept All
        </Button>
        <Button variant="line" size="md" onClick={onRejectAll}>
          Reject All
        </Button>
      </div>
    </div>
  );
}
