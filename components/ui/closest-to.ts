/** The element that an event happened on, or its nearest ancestor that matches; null without one. */
export function closestTo<T extends HTMLElement>(
  { target }: { target: EventTarget | null },
  selector: string,
): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}
