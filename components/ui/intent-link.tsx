'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that prefetches when a visitor shows intent (hover, focus, touch) and not when it scrolls into view:
 * 48 visible cards must not cost 48 renders on the server.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
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
