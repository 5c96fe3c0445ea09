import type { ReactNode } from 'react';

/** Short facts with a dot between those of one line: a dot never starts or ends a line, because the leading one is clipped. */
export function Dotted({ parts }: { parts: { key: string; text: ReactNode }[] }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ms-[1.1em] flex flex-wrap items-baseline">
        {parts.map(({ key, text }, index) => (
          <span key={key} className="min-w-0 ps-[1.1em] wrap-anywhere">
            {index > 0 && (
              <span className="-ms-[1.1em] inline-block w-[1.1em] text-center text-stone"> · </span>
            )}
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
