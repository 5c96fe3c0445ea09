/**
 * `globalThis` with the given optional fields. Each bundle has its own copy of a module, so state of the whole process,
 * which also survives reloads of the development server, is stored here.
 */
export function processState<State extends object>(): typeof globalThis & State {
  return globalThis as typeof globalThis & State;
}
