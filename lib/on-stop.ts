type Hook = () => Promise<unknown> | unknown;

const shared = globalThis as typeof globalThis & { siteStopHooks?: Map<string, Hook> };

/**
 * Names what is to be done when the server stops, after the last answer: `scripts/serve.mjs` runs every hook once and
 * waits for it. A second hook of the same name replaces the first, because bundles evaluate modules more than once.
 */
export function onStop(name: string, hook: Hook): void {
  shared.siteStopHooks ??= new Map();
  shared.siteStopHooks.set(name, hook);
}
