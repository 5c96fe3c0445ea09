import { processState } from '@/lib/process-state';

type Hook = () => Promise<unknown> | unknown;

const shared = processState<{ siteDrainHooks?: Map<string, Hook>; siteStopHooks?: Map<string, Hook> }>();

/**
 * Registers a function to run on shutdown while requests in flight are handled, for as long as those may take.
 * `scripts/serve.mjs` runs every hook once and awaits it. The same name replaces a hook, because bundles evaluate modules
 * more than once.
 */
export function onDrain(name: string, hook: Hook): void {
  shared.siteDrainHooks ??= new Map();
  shared.siteDrainHooks.set(name, hook);
}

/** Like `onDrain`, after the last response. */
export function onStop(name: string, hook: Hook): void {
  shared.siteStopHooks ??= new Map();
  shared.siteStopHooks.set(name, hook);
}
