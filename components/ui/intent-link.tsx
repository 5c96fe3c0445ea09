'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that prefetches on hover, focus or touch instead of on scroll: 48 visible cards must not cause 48 server
 * renders.
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
