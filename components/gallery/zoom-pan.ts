/*
 * Geometry of the image viewer. Points are pixels from the viewer's centre; a view is drawn as `translate(x, y)
 * scale(scale)` about it.
 */
export type Point = { x: number; y: number };
export type View = Point & { scale: number };
export type Size = { width: number; height: number };

export const minScale = 0.5;
export const maxScale = 5;
export const buttonStep = 1.2;
export const wheelIn = 1.1;
export const wheelOut = 0.9;
/** Pixels per arrow key. */
export const arrowStep = 48;

export const restingView: View = { scale: 1, x: 0, y: 0 };

function clampScale(scale: number): number {
  return Math.min(maxScale, Math.max(minScale, scale));
}

/** Limits panning so that no gap appears at the edges; a picture that fits is centred. */
export function boundPan({ scale, x, y }: View, { width, height }: Size): View {
  const reach = Math.max(0, scale - 1) / 2;
  return { scale, x: within(x, width * reach), y: within(y, height * reach) };
}

/** Scales by `factor` around `point`, within the limits. */
export function zoomAt(view: View, factor: number, point: Point, size: Size): View {
  const scale = clampScale(view.scale * factor);
  const ratio = scale / view.scale;
  return boundPan(
    {
      scale,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    size,
  );
}

/** Pans the picture; at 100 % and below it does not move. */
export function panBy(view: View, delta: Point, size: Size): View {
  return boundPan({ ...view, x: view.x + delta.x, y: view.y + delta.y }, size);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** `120%`. */
export function formatScale(scale: number): string {
  return `${Math.round(scale * 100)}%`;
}

function within(value: number, reach: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(reach, Math.max(-reach, value)) + 0;
}
