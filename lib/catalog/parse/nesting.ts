/** Whether a JSON value is nested more than `levels` deep. Iterative, so it cannot overflow the stack. */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    const next: unknown[] = [];
    for (const parent of level) {
      if (typeof parent !== 'object' || parent === null) continue;
      for (const child of Array.isArray(parent) ? parent : Object.values(parent))
        if (typeof child === 'object' && child !== null) next.push(child);
    }
    if (next.length === 0) return false;
    level = next;
  }
  return true;
}
