import { isMonthFirst } from '@/lib/catalog/parse/date';
import type { Feed } from './feed';
import { combined, type Part } from './part';

/** The rules of dates, which are read day first unless a column or a person says otherwise. */
export function guessDates({ found, choices }: Feed): Part {
  return combined((['delivery_date', 'updated_at'] as const).map(dateRule));

  function dateRule(field: 'delivery_date' | 'updated_at'): Partial<Part> {
    const column = found[field];
    if (!column) return {};
    const chosen = choices[field]?.reading;
    if (chosen ? chosen !== 'month first' : !isMonthFirst(column.texts))
      return { fields: { [field]: column.path } };
    return {
      fields: { [field]: { path: column.path, dates: 'month-first' } },
      notes: chosen ? [] : [`"${column.path}" writes the month before the day.`],
    };
  }
}
