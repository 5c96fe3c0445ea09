'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { useNavigation } from './navigation';

/** A link of the desk, where every screen is rendered on request: the screen shows that it is loading. */
export function Link({ href, ...props }: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  const router = useRouter();
  const navigate = useNavigation();
  return (
    <NextLink
      href={href}
      onNavigate={(event) => {
        event.preventDefault();
        navigate(() => router.push(href));
      }}
      {...props}
    />
  );
}
