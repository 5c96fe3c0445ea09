import type { ReactNode } from 'react';
import { staticMarkup } from '@/components/ui/static-markup';

type FilterGroupProps = {
  as: 'div' | 'fieldset';
  /** All that the children depend on: the server renders them once for equal values, and the browser hydrates the result. */
  given: unknown;
  children: ReactNode;
};

/** A group of controls in the filter form. Lists share most groups: those of another page or order are all the same. */
export function FilterGroup({ as, given, children }: FilterGroupProps) {
  // Both elements share all attributes.
  const Element = as as 'div';
  const markup =
    typeof window === 'undefined' ? staticMarkup(`filters ${JSON.stringify(given)}`, children) : undefined;
  return (
    <Element
      className="border-b border-line pb-5"
      {...(markup ? { dangerouslySetInnerHTML: markup } : { children })}
    />
  );
}
