'use client';

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  arrowStep,
  buttonStep,
  distance,
  middle,
  type Point,
  panBy,
  restingView,
  type Size,
  type View,
  wheelIn,
  wheelOut,
  zoomAt,
} from './zoom-pan';

const centre: Point = { x: 0, y: 0 };

/**
 * Zooms and pans the content of `frame` by wheel, drag, pinch, buttons and keys. At 100 % one finger still scrolls the
 * page, and at the zoom limits so does the wheel.
 */
export function useZoomPan(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(restingView);
  const [isDragging, setIsDragging] = useState(false);
  const current = useRef(view);
  const pointers = useRef(new Map<number, Point>());

  const show = useCallback((next: View) => {
    current.current = next;
    setView(next);
  }, []);

  const zoom = useCallback(
    (factor: number, point: Point = centre) => show(zoomAt(current.current, factor, point, sizeOf(frame))),
    [show, frame],
  );
  const pan = useCallback(
    (delta: Point) => show(panBy(current.current, delta, sizeOf(frame))),
    [show, frame],
  );
  const reset = useCallback(() => show(restingView), [show]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY === 0) return;
      const before = current.current.scale;
      zoom(event.deltaY < 0 ? wheelIn : wheelOut, pointIn(element, event));
      if (current.current.scale !== before) event.preventDefault();
    };
    // React's wheel listeners are passive and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoom]);

  useEffect(() => {
    if (!frame.current) return;
    // Fullscreen and rotation change the pan limits.
    const observer = new ResizeObserver(() => pan(centre));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, pan]);

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setIsDragging(false);
  };

  return {
    view,
    isDragging,
    zoomIn: () => zoom(buttonStep),
    zoomOut: () => zoom(1 / buttonStep),
    reset,
    /** Whether the key was handled. */
    onKey: (key: string): boolean => {
      const action = {
        '+': () => zoom(buttonStep),
        '=': () => zoom(buttonStep),
        '-': () => zoom(1 / buttonStep),
        '0': reset,
      }[key];
      const arrow = current.current.scale > 1 ? arrows[key] : undefined;
      action?.();
      if (arrow) pan(arrow);
      return Boolean(action || arrow);
    },
    pointerHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
        if (current.current.scale <= 1 && pointers.current.size < 2) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setIsDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = pointers.current.get(event.pointerId);
        if (!from) return;
        const to = pointIn(event.currentTarget, event);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, to);
        if (other) {
          const [before, after] = [middle(from, other), middle(to, other)];
          zoom(distance(to, other) / Math.max(1, distance(from, other)), before);
          pan({ x: after.x - before.x, y: after.y - before.y });
        } else if (current.current.scale > 1) {
          pan({ x: to.x - from.x, y: to.y - from.y });
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onPointerLeave: release,
      onDoubleClick: reset,
    },
  };
}

/** An arrow pans the view, so the picture moves the other way. */
const arrows: Record<string, Point | undefined> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

function sizeOf(frame: RefObject<HTMLElement | null>): Size {
  const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
  return { width, height };
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}
