type Gtag = (...args: unknown[]) => void;
export type TagWindow = Window & { dataLayer?: unknown[]; gtag?: Gtag } & Record<
    `ga-disable-${string}`,
    boolean | undefined
  >;

/** The window with the analytics tag's globals. */
export const tagWindow = () => window as unknown as TagWindow;

/** Events from before the visitor's choice has been applied; null from then on. */
let waiting: [name: string, params: Record<string, unknown>][] | null = [];

/**
 * Sends an event, only when the consented tag is present. Until it is known whether there is one, events wait:
 * the tag's code loads after the page that reports them.
 */
export function trackEvent(name: string, params: Record<string, unknown>): void {
  if (typeof window === 'undefined') return;
  const { gtag } = tagWindow();
  if (gtag) gtag('event', name, params);
  else waiting?.push([name, params]);
}

/** Called once the choice has been applied: sends the events that waited, or drops them where no tag was started. */
export function settleEvents(): void {
  const events = waiting ?? [];
  waiting = null;
  for (const [name, params] of events) trackEvent(name, params);
}
