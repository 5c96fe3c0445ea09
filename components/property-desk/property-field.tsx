import dynamic from 'next/dynamic';
import { useState } from 'react';
import { HtmlField } from '@/components/rich-text/html-field';
import { HandEditNote } from '@/components/staff/hand-edit-note';
import { setText } from '@/components/staff/set-text';
import { DateInput } from '@/components/staff/ui/date-input';
import { Input, Select } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import type { DeskProperty } from '@/lib/property-desk/desk';
import type { EditableField, Measure } from '@/lib/property-desk/editable-fields';
import { tidyNumber } from './number-text';
import { valueText } from './value-text';

const DescriptionText = dynamic(() => import('./description-text').then((module) => module.DescriptionText), {
  ssr: false,
});

/** The part of a field's definition that the browser needs. */
export type FormField = Pick<EditableField, 'name' | 'label' | 'measure' | 'control'>;

const longestQuote = 200;

type Props = FieldControlProps & {
  /** The edit by hand; undefined when the field follows the feed. */
  edit: DeskProperty['edits'][number] | undefined;
  isBusy: boolean;
  onFollowFeed: () => void;
};

/** A field of the form with its label, error and, when it was edited by hand, the feed's value. */
export function PropertyField({ edit, isBusy, onFollowFeed, ...control }: Props) {
  const { field, value, error, agents } = control;
  const { name, label, measure } = field;
  const isLong = field.control === 'long';
  return (
    <div className={isLong ? 'sm:col-span-2 xl:col-span-3' : ''}>
      {isLong ? (
        <HtmlField
          name={name}
          label={label}
          defaultValue={value}
          error={error}
          visual={DescriptionText}
          className="min-h-96"
        />
      ) : (
        <Field id={name} label={<FieldLabel label={label} measure={measure} />} error={error}>
          <FieldControl {...control} />
        </Field>
      )}
      {edit && (
        <HandEditNote
          label={label}
          feedValue={valueText(field, edit.feed_value, agents).slice(0, longestQuote)}
          editedBy={edit.edited_by}
          editedAt={edit.edited_at}
          isBusy={isBusy}
          onFollowFeed={onFollowFeed}
        />
      )}
    </div>
  );
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
  /** Names to choose from. */
  choices: string[];
  agents: { email: string; name: string }[];
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
