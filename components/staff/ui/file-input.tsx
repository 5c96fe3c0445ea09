import type { ComponentProps } from 'react';

/** Chooses a file, with the browser's own button in the look of ours. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="file"
      className="block min-h-11 w-full text-sm text-stone file:me-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-ink file:bg-transparent file:px-5 file:font-semibold file:text-ink"
      {...props}
    />
  );
}
