import { toast } from '@/components/ui/toast';
import { whenIdle } from '@/components/ui/when-idle';

/**
 * Shows on a button whether the property is a favourite, and toggles it when pressed. All buttons of a page share one
 * request, made when the browser is idle, with code that loads then.
 * @returns a function that detaches the button
 */
export function attachFavorite(button: HTMLButtonElement, propertyId: number): () => void {
  const show = () => {
    const isFavorite = favorites.includes(propertyId);
    button.ariaPressed = String(isFavorite);
    button.dataset.tooltip = isFavorite ? 'Remove from favourites' : 'Add to favourites';
  };
  const toggle = () => {
    loadClient().then(({ toggleFavorite }) => toggleFavorite(propertyId), showFailure);
  };
  show();
  button.classList.remove('invisible');
  button.addEventListener('click', toggle);
  const unwatch = watch(show);
  return () => {
    unwatch();
    button.removeEventListener('click', toggle);
  };
}

type Client = typeof import('./favorites-client');

let client: Client | undefined;

async function loadClient(): Promise<Client> {
  client ??= await import('./favorites-client');
  return client;
}

let favorites: readonly number[] = [];
let stop: (() => void) | undefined;
let isScheduled = false;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function start(): void {
  if (stop || isScheduled || listeners.size === 0) return;
  if (client) {
    stop = client.watchFavorites(receive);
    return;
  }
  isScheduled = true;
  whenIdle(() => {
    loadClient()
      .finally(() => {
        isScheduled = false;
      })
      .then(start, () => undefined);
  });
}

function receive(ids: readonly number[]): void {
  favorites = ids;
  for (const notify of listeners) notify();
}

function showFailure(): void {
  toast({
    channel: 'notice',
    tone: 'danger',
    title: 'We couldn’t update your favourites',
    description: 'Please try again later.',
  });
}
