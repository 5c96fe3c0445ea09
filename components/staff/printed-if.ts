/** Class of a filter, which paper shows only while it filters. */
export function printedIf(value: string | boolean | null | undefined): string | undefined {
  return value ? undefined : 'print:hidden';
}
