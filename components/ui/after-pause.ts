import { followed } from './followed-link';

/**
 * Changes the URL without a press: after a pause, and only when no link is being followed.
 * @returns a function that cancels it
 */
export function afterPause(ms: number, change: () => void): () => void {
  const cancel = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (followed.text) return;
    cancel();
    change();
  }, ms);
  return cancel;
}
