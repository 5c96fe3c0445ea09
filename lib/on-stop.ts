import { processState } from '@/lib/process-state';

type Hook = () => Promise<unknown> | unknown;

const shared = processState<{ siteStopHooks?: Map<string, Hook> }>();

/**
 * Registers a function to run on shutdown after the last answer; `scripts/serve.mjs` runs every hook once and awaits
 * it. The same name replaces a hook, because bundles evaluate modules more than once.
 */
export function onStop(name: string, hook: Hook): void {
  shared.siteStopHooks ??= new Map();
  shared.siteStopHooks.set(name, hook);
}
