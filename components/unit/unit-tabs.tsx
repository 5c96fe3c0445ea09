'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type UnitTabsProps = {
  label: string;
  panels: { label: string; content: ReactNode }[];
};

/** Shows one panel at a time; without JavaScript all of them. */
export function UnitTabs({ label, panels }: UnitTabsProps) {
  const [active, setActive] = useState(0);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: panels.length - 1 }[
      event.key
    ];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (target + panels.length) % panels.length;
    setActive(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-5 flex gap-8 border-b border-line print:hidden noscript:hidden"
      >
        {panels.map((panel, index) => (
          <button
            key={panel.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            className="-mb-px min-h-11 border-b border-transparent text-[0.9375rem] text-stone transition-colors duration-200 hover:text-ink aria-selected:border-ink aria-selected:font-semibold aria-selected:text-ink"
          >
            {panel.label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={index === active ? 'noscript:mb-10' : 'hidden noscript:mb-10 noscript:block'}
        >
          <h2 className="display-sm mb-4 hidden noscript:block">{panel.label}</h2>
          {panel.content}
        </div>
      ))}
    </div>
  );
}
