import { useEffect, useLayoutEffect } from 'react';

/** Milliseconds in which Next announces the page that was just opened. */
const announcementMs = 1_000;

/** Shows the list's title in the browser tab, even when Next inserts the page's own title later. */
export function useTabTitle(title: string | undefined): void {
  // Undone with the list's elements: a passive effect would still run when the next page has its title.
  useLayoutEffect(() => {
    if (title === undefined) return;
    const show = () => {
      const element = document.head.querySelector('title');
      if (element && element.textContent !== title) element.textContent = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);

  // The list announces its own changes; Next would also read out the previous title with each of them.
  useEffect(() => {
    const timer = setTimeout(() => announcer()?.setAttribute('hidden', ''), announcementMs);
    return () => {
      clearTimeout(timer);
      announcer()?.removeAttribute('hidden');
    };
  }, []);
}

const announcer = () => document.querySelector('next-route-announcer');
