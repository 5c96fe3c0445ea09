import { whenIdle } from '@/components/ui/when-idle';

const waiting = new Set<HTMLElement>();

/**
 * Lays out a card that `property-card.css` skips because it is far below, so that the page is complete for screenshots and
 * searches of its text. One card per idle period: all at once would be a long task.
 * @returns a function that cancels it
 */
export function layOutWhenIdle(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return undefined;
  if (waiting.size === 0) layOutNext();
  waiting.add(card);
  return () => waiting.delete(card);
}

function layOutNext(): void {
  whenIdle(() => {
    const [card] = waiting;
    if (!card) return;
    waiting.delete(card);
    card.dataset.laidOut = '';
    requestAnimationFrame(layOutNext);
  });
}
