import { DateInput } from '@/components/staff/ui/date-input';
import { errorProps, Field } from '@/components/ui/field';

/** Sent together, because their order is checked. */
export const leaveFields = ['leave_from', 'leave_until'] as const;

type Props = {
  prefix: string;
  from: string | null;
  until: string | null;
  errors: Record<string, string | undefined>;
};

/** First and last day of a leave. */
export function LeaveFields({ prefix, from, until, errors }: Props) {
  const day = (name: (typeof leaveFields)[number], label: string, value: string | null) => {
    const id = `${prefix}-${name}`;
    return (
      <Field id={id} label={label} error={errors[name]}>
        <DateInput id={id} name={name} defaultValue={value ?? ''} {...errorProps(id, errors[name])} />
      </Field>
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {day('leave_from', 'First day of leave', from)}
      {day('leave_until', 'Last day of leave', until)}
    </div>
  );
}
