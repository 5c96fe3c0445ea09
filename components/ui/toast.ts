/**
 * Toast messages in two channels: `form` shows one at a time for 5 s; `notice` up to three for 4 s at the bottom right.
 * The library is loaded with the first message.
 */
export type ToastMessage = {
  channel: 'form' | 'notice';
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  /** Milliseconds; default is the channel's. */
  duration?: number;
};

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let listener: Listener | null = null;

export function toast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

/** Registers the renderer, which also gets earlier messages. @returns a function that unregisters it */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
