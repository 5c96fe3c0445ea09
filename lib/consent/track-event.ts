type Gtag = (...args: unknown[]) => void;
export type TagWindow = Window & { dataLayer?: unknown[]; gtag?: Gtag } & Record<
    `ga-disable-${string}`,
    boolean | undefined
  >;

/** The window as the analytics tag knows it. */
export const tagWindow = () => window as unknown as TagWindow;

/** Sends an event, only when the consented tag is present; otherwise nothing happens. */
export function trackEvent(name: string, params: Record<string, unknown>): void {
  if (typeof window === 'undefined') return;
  tagWindow().gtag?.('event', name, params);
}
