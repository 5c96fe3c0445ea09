import type { CSSProperties } from 'react';

/** CSS variables as a style: React's type knows standard properties alone. */
export function cssVariables(variables: Record<`--${string}`, string | number>): CSSProperties {
  return variables as CSSProperties;
}
