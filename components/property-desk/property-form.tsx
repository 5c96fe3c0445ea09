'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { HtmlField } from '@/components/rich-text/html-field';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { followsFeed, HandEditNote } from '@/components/staff/hand-edit-note';
import { setText } from '@/components/staff/set-text';
import { DateInput } from '@/components/staff/ui/date-input';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input, Select } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { DeskProperty } from '@/lib/property-desk/desk';
import type { EditableField, Measure } from '@/lib/property-desk/editable-fields';
import { staffApi } from '@/lib/staff-routes';
import { tidyNumber, withSeparators } from './number-text';
import { valueText } from './value-text';

const DescriptionText = dynamic(() => import('./description-text').then((module) => module.DescriptionText), {
  ssr: false,
});

/** The part of a field's definition that the browser needs. */
export type FormField = Pick<EditableField, 'name' | 'label' | 'measure' | 'control'>;

type Props = {
  property: DeskProperty;
  groups: { title: string; fields: FormField[] }[];
  /** Names to choose from, by field. */
  choices: Record<string, string[]>;
  agents: { email: string; name: string }[];
};

const longestQuote = 200;

/** Edits the fields of a property. Changed values become edits by hand. */
export function PropertyForm({ property, groups, choices, agents }: Props) {
  const router = useDeskRouter();
  const values = shownValues(property.values, groups);
  const action = useDeskAction<{ action: 'follow-feed'; field: string }>(staffApi.property(property.id), {
    done: () => followsFeed,
  });
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ property: DeskProperty }>({
    path: staffApi.property(property.id),
    method: 'PATCH',
    opened: values,
    storedIn: (answer) => shownValues(answer.property.values, groups),
    onDone: () => {
      toast({ channel: 'form', title: 'Saved. Visitors see it within seconds.' });
      router.refresh();
    },
  });
  const editOf = (name: string) => property.edits.find(({ field }) => field === name);
  return (
    <form
      method="post"
      ref={form}
      onSubmit={onSubmit}
      noValidate
      className="mt-8 grid max-w-260 gap-12 **:scroll-mb-24"
    >
      {groups.map(({ title, fields }) => (
        <section key={title}>
          <h2 className="display-sm">{title}</h2>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
            {fields.map((field) => {
              const { name, label, measure, control } = field;
              const edit = editOf(name);
              return (
                <div key={name} className={control === 'long' ? 'sm:col-span-2 xl:col-span-3' : ''}>
                  {control === 'long' ? (
                    <HtmlField
                      name={name}
                      label={label}
                      defaultValue={values[name] ?? ''}
                      error={errors[name]}
                      visual={DescriptionText}
                      className="min-h-96"
                    />
                  ) : (
                    <Field
                      id={name}
                      label={<FieldLabel label={label} measure={measure} />}
                      error={errors[name]}
                    >
                      <FieldControl
                        field={field}
                        value={values[name] ?? ''}
                        error={errors[name]}
                        choices={choices[name] ?? []}
                        agents={agents}
                      />
                    </Field>
                  )}
                  {edit && (
                    <HandEditNote
                      label={label}
                      feedValue={valueText(field, edit.feed_value, agents).slice(0, longestQuote)}
                      editedBy={edit.edited_by}
                      editedAt={edit.edited_at}
                      isBusy={action.isPending}
                      onFollowFeed={() => action.mutate({ action: 'follow-feed', field: name })}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </section>
      ))}
      <div className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 border-t border-line bg-paper py-3 large-text:static lg:bottom-0 flex flex-row-reverse flex-wrap items-center justify-end gap-x-6 gap-y-2">
        <FormMessage message={message} />
        <ActionButton type="submit" isBusy={isPending}>
          Save property
        </ActionButton>
      </div>
    </form>
  );
}

/** The texts that the form shows: money and areas with separators. */
function shownValues(stored: Record<string, string>, groups: Props['groups']): Record<string, string> {
  const amounts = groups.flatMap(({ fields }) => fields).filter(({ measure }) => measure);
  return {
    ...stored,
    ...Object.fromEntries(amounts.map(({ name }) => [name, withSeparators(stored[name] ?? '')])),
  };
}

/** The measure is shown in the control; screen readers hear it with the label. */
function FieldLabel({ label, measure }: Pick<FormField, 'label' | 'measure'>) {
  return (
    <>
      {label}
      {measure && <span className="sr-only"> {measure}</span>}
    </>
  );
}

/** Money or an area, tidied once it is typed. */
function AmountControl({ measure, ...shared }: { measure: Measure; defaultValue: string }) {
  return (
    <span className="relative block">
      <Input
        {...shared}
        inputMode="decimal"
        autoComplete="off"
        className="figures pe-14"
        onBlur={({ target }) => {
          const text = tidyNumber(target.value, measure);
          if (text !== target.value) setText(target, text);
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-4 my-auto h-fit text-sm text-stone"
      >
        {measure}
      </span>
    </span>
  );
}

type FieldControlProps = {
  field: FormField;
  value: string;
  error: string | undefined;
  choices: string[];
  agents: Props['agents'];
};

function FieldControl({
  field: { name, measure, control },
  value,
  error,
  choices,
  agents,
}: FieldControlProps) {
  const shared = {
    id: name,
    name,
    defaultValue: value,
    ...errorProps(name, error),
  };
  if (control === 'flag')
    return (
      <Select {...shared}>
        <option value="false">No</option>
        <option value="true">Yes</option>
      </Select>
    );
  if (control === 'agent') {
    const isKnown = value === '' || agents.some(({ email }) => email === value);
    return (
      <Select {...shared}>
        <option value="">None (the desk)</option>
        {!isKnown && <option value={value}>{value}</option>}
        {agents.map(({ email, name: person }) => (
          <option key={email} value={email}>
            {person}
          </option>
        ))}
      </Select>
    );
  }
  if (control === 'name')
    return (
      <>
        <Input {...shared} list={`${name}-choices`} autoComplete="off" dir="auto" />
        <datalist id={`${name}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      </>
    );
  if (measure) return <AmountControl {...shared} measure={measure} />;
  if (control === 'date') return <DateControl {...shared} />;
  if (control === 'day-or-quarter')
    return <Input {...shared} placeholder="2027-09-30 or Q3 2027" autoComplete="off" />;
  return (
    <Input
      {...shared}
      inputMode={control === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      dir={control === 'text' ? 'auto' : undefined}
    />
  );
}

/**
 * A date field, or a text field for an end with a time of day, which a date field would not show. Once a text field, it
 * stays one.
 */
function DateControl(shared: { defaultValue: string }) {
  const needsText = !/^(?:\d{4}-\d\d-\d\d)?$/.test(shared.defaultValue);
  const [isText, setIsText] = useState(needsText);
  if (needsText && !isText) setIsText(true);
  return <DateInput {...shared} type={isText ? 'text' : 'date'} autoComplete="off" />;
}
