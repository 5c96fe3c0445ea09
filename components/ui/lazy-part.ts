import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * `lazy`, but code that does not arrive, offline or after a deployment, does not take the page down: `Instead` is rendered.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<P> = Nothing,
) {
  return lazy(() => load().then(asModule, () => asModule(Instead)));
}

function asModule<P>(part: ComponentType<P>): { default: ComponentType<P> } {
  return { default: part };
}
