import { printedIf } from '@/components/staff/printed-if';
import { SearchFilters } from '@/components/staff/search-filters';
import { DateInput } from '@/components/staff/ui/date-input';
import { cn } from '@/components/ui/class-names';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import type { InboxQuery } from '@/lib/enquiries/desk/read-enquiries';
import { enquirySources, sourceLabels } from '@/lib/enquiries/sources';
import { statusLabels } from '@/lib/enquiries/statuses';
import { maxSearch } from '@/lib/http/server/query-values';
import { staffRoutes } from '@/lib/staff-routes';
import { selectKey } from './labels';

type Person = { id: string; name: string; disabled_at: string | null };
type Props = { query: InboxQuery; people: Person[]; isSelecting: boolean };

/** Search and status are always visible, other filters collapsed, so that phones show enquiries without scrolling. */
export function InboxFilters({ query, people, isSelecting }: Props) {
  const { source, assignee, property, from, until, isUndelivered } = query;
  const used = [source, assignee, property, from, until, isUndelivered].filter(Boolean).length;
  const disabled = people.filter((person) => person.disabled_at);
  return (
    <SearchFilters
      action={staffRoutes.home}
      search={query.search}
      choice={{
        name: 'status',
        label: 'Status',
        value: query.status,
        all: 'All but spam',
        options: { open: 'Open', ...statusLabels },
      }}
    >
      {isSelecting && <input type="hidden" name={selectKey} value="1" />}
      <details open={used > 0} className={cn('col-span-full', printedIf(used > 0))}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm underline underline-offset-4 print:hidden">
          More filters{used > 0 && ` (${used})`}
        </summary>
        <div className="mt-2 grid grid-cols-2 items-end gap-3 large-text:*:col-span-2 lg:grid-cols-3">
          <Field id="source" label="Source" className={printedIf(source)}>
            <Select id="source" name="source" defaultValue={source ?? ''}>
              <option value="">All</option>
              {enquirySources.map((known) => (
                <option key={known} value={known}>
                  {sourceLabels[known]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="assignee" label="Advisor" className={printedIf(assignee)}>
            <Select id="assignee" name="assignee" defaultValue={assignee ?? ''}>
              <option value="">Everyone</option>
              <option value="none">Nobody</option>
              {people.filter((person) => !person.disabled_at).map(toOption)}
              {disabled.length > 0 && <optgroup label="Disabled accounts">{disabled.map(toOption)}</optgroup>}
            </Select>
          </Field>
          <Field id="property" label="Property" className={cn('max-lg:col-span-2', printedIf(property))}>
            <Input id="property" name="property" defaultValue={property} maxLength={maxSearch} />
          </Field>
          <Field id="delivery" label="Delivery" className={cn('max-lg:col-span-2', printedIf(isUndelivered))}>
            <Select id="delivery" name="delivery" defaultValue={isUndelivered ? 'failed' : ''}>
              <option value="">All</option>
              <option value="failed">Failed</option>
            </Select>
          </Field>
          <Field id="from" label="From" className={printedIf(from)}>
            <DateInput id="from" name="from" defaultValue={from ?? ''} />
          </Field>
          <Field id="until" label="Until" className={printedIf(until)}>
            <DateInput id="until" name="until" defaultValue={until ?? ''} />
          </Field>
        </div>
      </details>
    </SearchFilters>
  );
}

function toOption({ id, name }: Person) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  );
}
