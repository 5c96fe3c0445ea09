/**
 * Messages that appear and go by themselves. Two channels with rules of their own:
 * `form` shows one at a time for 5 s; `notice` up to three for 4 s at the bottom right.
 *
 * The toast library is loaded when the first message is shown, not with the page.
 */
export type ToastMessage = {
  channel: 'form' | 'notice';
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  /** Milliseconds; the channel's own duration when left out. */
  duration?: number;
};

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let listener: Listener | null = null;

export function toast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

/** Takes over showing messages, those that came before included. Returns the function that lets go. */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
