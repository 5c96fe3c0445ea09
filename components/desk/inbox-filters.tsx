import { Button } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import type { ArchiveQuery } from '@/lib/enquiries/archive';
import { enquirySources, enquiryStatuses } from '@/lib/enquiries/statuses';
import { routes } from '@/lib/routes';
import { sourceLabels, statusLabels } from './labels';

type Props = { query: ArchiveQuery; people: { id: string; name: string }[] };

/** A plain GET form, so that every view of the inbox has a URL. */
export function InboxFilters({ query, people }: Props) {
  return (
    <form action={routes.staff} className="mt-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      {query.isUndelivered && <input type="hidden" name="delivery" value="failed" />}
      <Field id="search" label="Search" className="col-span-2 lg:col-span-1">
        <Input id="search" name="search" type="search" defaultValue={query.search} maxLength={200} />
      </Field>
      <Field id="status" label="Status">
        <Select id="status" name="status" defaultValue={query.status ?? ''}>
          <option value="">All but spam</option>
          {enquiryStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="source" label="Source">
        <Select id="source" name="source" defaultValue={query.source ?? ''}>
          <option value="">All</option>
          {enquirySources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="assignee" label="Advisor">
        <Select id="assignee" name="assignee" defaultValue={query.assignee ?? ''}>
          <option value="">Everyone</option>
          <option value="none">Nobody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="property" label="Property">
        <Input id="property" name="property" defaultValue={query.property} maxLength={200} />
      </Field>
      <Field id="from" label="From">
        <Input id="from" name="from" type="date" defaultValue={query.from ?? ''} />
      </Field>
      <Field id="until" label="Until">
        <Input id="until" name="until" type="date" defaultValue={query.until ?? ''} />
      </Field>
      <Button type="submit" variant="line" className="max-lg:col-span-2">
        Show
      </Button>
    </form>
  );
}
