import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const shared = globalThis as typeof globalThis & { mendsPaths?: boolean };

/**
 * Starts mending the path of every request before Next sees it, which answers an encoding it cannot read with a bare
 * 500, whatever lies there. Called once when the server starts; more calls do nothing.
 */
export function mendRequestPaths(): void {
  if (shared.mendsPaths) return;
  shared.mendsPaths = true;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = mendedPath(request.url ?? '/');
  });
}

/** The same address, its path readable: where that is badly encoded, percent signs are taken for what they are. */
export function mendedPath(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(end);
  }
}
