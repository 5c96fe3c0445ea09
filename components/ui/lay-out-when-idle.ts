import { whenIdle } from './when-idle';

const waiting: HTMLElement[] = [];

/**
 * Lays out a part of the page that CSS skips because it is far below, so that screenshots of the whole page show it. One
 * part per idle period: all at once would be a long task.
 */
export function layOutWhenIdle(part: HTMLElement | null): void {
  if (part && waiting.push(part) === 1) layOutNext();
}

function layOutNext(): void {
  whenIdle(() => {
    waiting.shift()?.setAttribute('data-laid-out', '');
    if (waiting[0]) requestAnimationFrame(layOutNext);
  });
}
