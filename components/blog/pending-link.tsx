'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/** An `IntentLink` that a `LinkPending` inside can show as loading. */
export function PendingLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [intended, setIntended] = useState(false);
  const { onMouseEnter, onFocus, onTouchStart } = props;
  return (
    <Link
      {...props}
      prefetch={intended ? null : false}
      onMouseEnter={(event) => {
        setIntended(true);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        setIntended(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setIntended(true);
        onTouchStart?.(event);
      }}
    />
  );
}
