'use client';

import { type ReactNode, useRef } from 'react';
import { useKeepFocus } from '@/components/ui/use-keep-focus';

/** A part of a screen that keeps the focus when a refresh removes what had it. */
export function KeepFocus({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useKeepFocus(part);
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
