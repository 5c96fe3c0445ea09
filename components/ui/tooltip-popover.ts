const openDelayMs = 700;
/** A second tooltip within this time of the first opens at once. */
const skipDelayMs = 300;
/** Time to move the pointer onto the tooltip. */
const leaveDelayMs = 120;

/** Pixels between control and tooltip, and between tooltip and window edge. */
const offset = 4;
const margin = 8;

const look =
  'fixed inset-auto m-0 max-w-60 rounded-sm border border-paper/20 bg-ink px-3 py-1.5 text-xs leading-normal font-medium text-paper print:hidden';

/**
 * One tooltip for the document. It repeats the control's accessible name, so it is hidden from screen readers. `first`
 * is the triggering event; `signal` cleans up.
 */
export function startTooltips(first: Event, signal: AbortSignal): void {
  if (signal.aborted || !('showPopover' in HTMLElement.prototype)) return;
  const tip = document.createElement('div');
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  tip.className = look;
  document.body.append(tip);

  let control: HTMLElement | null = null;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const text = control?.isConnected && control.dataset.tooltip;
    if (!control || !text) return;
    tip.textContent = text;
    if (!isOpen) tip.showPopover();
    isOpen = true;
    place(tip, control);
  };
  const hide = () => {
    clearTimeout(timer);
    control = null;
    if (!isOpen) return;
    isOpen = false;
    closedAt = Date.now();
    tip.hidePopover();
  };
  const turnTo = (next: HTMLElement, delayMs: number) => {
    clearTimeout(timer);
    if (next === control && isOpen) return;
    control = next;
    if (delayMs === 0) show();
    else timer = setTimeout(show, delayMs);
  };

  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const next = controlOf(target);
    const isRecent = isOpen || Date.now() - closedAt < skipDelayMs;
    if (next) turnTo(next, isRecent ? 0 : openDelayMs);
    else if (target === tip) clearTimeout(timer);
    else if (control) {
      clearTimeout(timer);
      timer = setTimeout(hide, isOpen ? leaveDelayMs : 0);
    }
  };
  const onFocus = ({ target }: Event) => {
    const next = controlOf(target);
    if (next?.matches(':focus-visible')) turnTo(next, 0);
  };

  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  for (const type of ['focusout', 'pointerdown', 'click', 'scroll']) {
    document.addEventListener(type, hide, { capture: true, passive: true, signal });
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    tip.remove();
  });
  if (first.type === 'focusin') onFocus(first);
  // The other event that starts it is `pointerover`, see tooltips.tsx.
  else onPointer(first as PointerEvent);
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** Above the control and centred; below when there is no room, and within the window's sides. */
function place(tip: HTMLElement, control: HTMLElement): void {
  const anchor = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = anchor.top - offset - height;
  const centred = anchor.left + (anchor.width - width) / 2;
  const furthest = document.documentElement.clientWidth - margin - width;
  tip.style.top = `${above < margin ? anchor.bottom + offset : above}px`;
  tip.style.left = `${Math.max(margin, Math.min(centred, furthest))}px`;
}
