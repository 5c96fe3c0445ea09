type Gtag = (...args: unknown[]) => void;
export type TagWindow = Window & { dataLayer?: unknown[]; gtag?: Gtag } & Record<
    `ga-disable-${string}`,
    boolean | undefined
  >;

/** The window with the globals that the analytics tag adds, which TypeScript cannot know. */
export const tagWindow = () => window as Window as TagWindow;

/** Events sent before the visitor's choice is applied; null from then on. */
let waiting: [name: string, params: Record<string, unknown>][] | null = [];

/**
 * Sends an event when the consented analytics tag is present. Events are queued until the choice is applied, because
 * the tag loads after the page.
 */
export function trackEvent(name: string, params: Record<string, unknown>): void {
  if (typeof window === 'undefined') return;
  const { gtag } = tagWindow();
  if (gtag) gtag('event', name, params);
  else waiting?.push([name, params]);
}

/** Call once the choice is applied: sends the queued events, or drops them when no tag was started. */
export function flushEvents(): void {
  const events = waiting ?? [];
  waiting = null;
  for (const [name, params] of events) trackEvent(name, params);
}
