/** Runs a task once the browser is idle; in Safari, which cannot tell, 200 ms later. */
export function whenIdle(run: () => void): void {
  const schedule = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  schedule(() => run());
}
