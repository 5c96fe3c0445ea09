import { whenIdle } from '@/components/ui/when-idle';

const waiting: HTMLElement[] = [];

/**
 * Lays out a card that `property-card.css` skips because it is far below, so that screenshots of the whole page show it. One
 * card per idle period: all at once would be a long task.
 */
export function layOutWhenIdle(card: HTMLElement | null): void {
  if (card && waiting.push(card) === 1) layOutNext();
}

function layOutNext(): void {
  whenIdle(() => {
    waiting.shift()?.setAttribute('data-laid-out', '');
    if (waiting[0]) requestAnimationFrame(layOutNext);
  });
}
