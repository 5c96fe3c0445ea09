'use client';

import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input, Select } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import type { Examination } from '@/lib/import/examination/examination';
import type { ChoiceField, MappedField } from '@/lib/import/mapping/guess/choices';
import { readings } from '@/lib/import/mapping/guess/readings';
import { maxUploadName } from '@/lib/import/upload-name';
import { staffApi } from '@/lib/staff-routes';
import { uploadLabel } from '@/lib/uploads/upload-label';
import { mostWantedFirst } from './upload-fields';

type Props = { id: number; examination: Examination; missing: readonly string[] };

/** Stands for a rule that no column alone expresses; it is never sent, because it can only stay. */
const kept = '(as found)';

/** Changes the name of an upload and the column of each field; the file is then examined again. */
export function MappingForm({ id, examination, missing }: Props) {
  const router = useDeskRouter();
  const { feed, isKnown, fields, unused, suggestions = {} } = examination;
  const inOrder = mostWantedFirst(fields);
  const proposed = Object.values(suggestions);
  const withoutField = unused.filter((column) => !proposed.includes(column));
  const { form, onSubmit, errors, message, isPending } = useStaffForm({
    path: staffApi.upload(id),
    method: 'PATCH',
    opened: Object.fromEntries([
      ['feed', feed],
      ...fields.flatMap(({ field, column, kept: rule, reading }) => [
        [field, rule === null ? (column ?? '') : kept],
        ...(reading ? [[`${field}_reading`, reading]] : []),
      ]),
    ]),
    onDone: () => router.refresh(),
  });
  const isMissing = ({ column }: MappedField) => column !== null && missing.includes(column);
  // Another key makes other properties, so that it is always worth a look.
  const isCertain = (mapped: MappedField) =>
    mapped.column !== null &&
    mapped.reading === null &&
    mapped.field !== 'key' &&
    !isMissing(mapped) &&
    !examination.notes.some((note) => note.includes(`"${mapped.column}"`));
  const hasRule = ({ column, kept: rule }: MappedField) => column !== null || rule !== null;
  const certain = inOrder.filter(isCertain);
  const open = inOrder.filter((one) => !isCertain(one) && (hasRule(one) || wanted.includes(one.field)));
  const more = inOrder.filter((one) => !hasRule(one) && ![...wanted, ...fixed].includes(one.field));
  const folded = [
    ['Other columns found', certain],
    ['More fields', more],
  ] as const;
  const controls = (list: MappedField[]) => (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      {list.map((mapped) => (
        <FieldColumn
          key={mapped.field}
          mapped={mapped}
          columns={examination.columns}
          isMissing={isMissing(mapped)}
          suggested={suggestions[mapped.field]}
          error={errors[mapped.field]}
        />
      ))}
    </div>
  );
  return (
    <form method="post" ref={form} onSubmit={onSubmit} noValidate className="mt-6 grid gap-8">
      <Field id="feed" label="Name of this list" required error={errors.feed} className="max-w-100">
        <Input
          {...controlProps('feed', errors)}
          defaultValue={feed}
          maxLength={maxUploadName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p className="mt-2 text-sm text-stone">
          {isKnown
            ? 'This file updates the properties of earlier files with this name.'
            : 'Keep the name for later files of this list: they then update these properties.'}
        </p>
      </Field>
      {open.length > 0 && controls(open)}
      {folded.map(
        ([title, list]) =>
          list.length > 0 && (
            <details key={title}>
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium underline underline-offset-4">
                {title} ({list.length})
              </summary>
              <div className="mt-4">{controls(list)}</div>
            </details>
          ),
      )}
      {withoutField.length > 0 && (
        <p className="text-sm text-stone wrap-anywhere">Columns without a field: {withoutField.join(', ')}</p>
      )}
      <div>
        <FormMessage message={message} />
        <ActionButton type="submit" variant="line" isBusy={isPending} className="mt-3">
          Check again
        </ActionButton>
      </div>
    </form>
  );
}

/** Fields that a list rarely lacks, shown also while they have no column. */
const wanted: readonly ChoiceField[] = ['title', 'low_price', 'min_area', 'bedrooms', 'district'];

/** Fields whose rule can only be kept or removed. */
const fixed: readonly ChoiceField[] = ['only', 'units'];

type ColumnProps = {
  mapped: MappedField;
  columns: Examination['columns'];
  isMissing: boolean;
  /** The column that probably replaces the missing one. */
  suggested: string | undefined;
  error: string | undefined;
};

function FieldColumn({
  mapped: { field, column, kept: rule, reading },
  columns,
  isMissing,
  suggested,
  error,
}: ColumnProps) {
  const label = uploadLabel(field);
  const problem = error ?? (isMissing ? missingText(column, suggested) : undefined);
  const ways = reading ? readings.get(field) : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field id={field} label={label} error={problem}>
        <Select
          id={field}
          name={field}
          defaultValue={rule === null ? (suggested ?? column ?? '') : kept}
          {...errorProps(field, problem)}
        >
          {rule !== null && <option value={kept}>{rule}</option>}
          {(field !== 'key' || rule === null) && (
            <option value="">{field === 'only' ? 'None' : 'No column'}</option>
          )}
          {isMissing && column !== null && <option value={column}>{column}</option>}
          {!fixed.includes(field) &&
            columns.map(({ path, example }) => (
              <option key={path} value={path}>
                {optionText(path, example)}
              </option>
            ))}
        </Select>
      </Field>
      {ways && (
        <Select
          name={`${field}_reading`}
          aria-label={`${label}: written as`}
          defaultValue={reading ?? undefined}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {way}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function missingText(column: string | null, suggested: string | undefined): string {
  return suggested === undefined
    ? 'The file no longer has this column.'
    : `The file no longer has “${column}”. Please check the column proposed instead.`;
}

const longestName = 60;

/** A column with its first value, so that columns with similar names can be told apart. */
function optionText(path: string, example: string): string {
  const name = path.trim().replace(/\s+/g, ' ');
  const cut = name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
  return example ? `${cut} · ${example.replace(/\s+/g, ' ').slice(0, 30)}` : cut;
}
