'use client';

import { useEffect, useRef, useState } from 'react';

export type Section = {
  /** Id of the section's heading. */
  id: string;
  label: string;
};

/** Viewport height, in percent; the last section that starts above it is the current one. */
const readingLine = 35;

/** Sticky links to the page's sections. Plain anchors; scripts only mark the current one. */
export function SectionNav({ sections }: { sections: Section[] }) {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const reached = new Map<string | null, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          reached.set(target.getAttribute('aria-labelledby'), isIntersecting);
        setCurrent(sections.filter(({ id }) => reached.get(id)).at(-1)?.id ?? null);
      },
      // Everything above the reading line, so that a jump past several sections counts them all.
      { rootMargin: `9999% 0px -${100 - readingLine}%` },
    );
    for (const { id } of sections) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (nav.current) nav.current.scrollLeft = link ? link.offsetLeft - nav.current.clientWidth / 3 : 0;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label="On this page"
      className="section-nav sticky top-(--sticky-top) z-20 -mx-[20px] mt-4 flex scroll-px-5 gap-x-7 overflow-x-auto border-b border-line bg-paper px-5 [scrollbar-width:none] md:mx-0 md:px-0 lg:mt-8 lg:gap-x-9 print:hidden"
    >
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
