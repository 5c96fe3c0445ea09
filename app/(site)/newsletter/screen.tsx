import type { ReactNode } from 'react';

/** Layout of the newsletter pages. */
export function Screen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page band">
      <p className="label">Newsletter</p>
      <h1 className="display-lg mt-4 max-w-200">{title}</h1>
      <p className="mt-5 max-w-[52ch] text-[1.0625rem] text-stone">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
