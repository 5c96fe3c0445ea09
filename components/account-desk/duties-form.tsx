'use client';

import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input } from '@/components/ui/control';
import { errorProps, Field, FieldError } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { StaffAccount } from '@/lib/staff/accounts';
import { dutyTexts, maxDistrictsText } from '@/lib/staff/duties';
import { languageNames } from '@/lib/staff/languages';
import { staffApi } from '@/lib/staff-routes';
import { keysOf } from '@/lib/typed-keys';
import { LeaveFields, leaveFields } from './leave-fields';

type Props = {
  account: Pick<StaffAccount, 'id' | 'name' | 'languages' | 'districts' | 'leave_from' | 'leave_until'>;
};

/** Languages, districts and leave, which decide the assignment of enquiries. */
export function DutiesForm({ account }: Props) {
  const router = useDeskRouter();
  const { id } = account;
  const duties = dutyTexts(account);
  const { form, onSubmit, errors, message, isPending } = useStaffForm({
    path: staffApi.account(id),
    method: 'PATCH',
    opened: duties,
    storedIn: (response: { duties: typeof duties }) => response.duties,
    together: leaveFields,
    onDone: () => {
      toast({ channel: 'form', title: `Saved for ${account.name}` });
      router.refresh();
    },
  });
  return (
    <form
      method="post"
      ref={form}
      onSubmit={(event) => onSubmit(event, { action: 'duties' })}
      noValidate
      className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-5 pt-3 pb-4"
    >
      <fieldset className="min-w-0" aria-describedby={errors.languages ? `${id}-languages-error` : undefined}>
        <legend className="mb-1 text-[0.8125rem] font-semibold leading-tight">
          Languages besides English
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {keysOf(languageNames).map((code) => (
            <label key={code} className="flex min-h-11 items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                name="languages"
                value={languageNames[code]}
                defaultChecked={account.languages.includes(code)}
                className="size-4 shrink-0 accent-gold-text"
              />
              {languageNames[code]}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-languages`} error={errors.languages} />
      </fieldset>
      <Field id={`${id}-districts`} label="Districts, separated by commas" error={errors.districts}>
        <Input
          id={`${id}-districts`}
          name="districts"
          defaultValue={duties.districts}
          maxLength={maxDistrictsText}
          dir="auto"
          {...errorProps(`${id}-districts`, errors.districts)}
        />
      </Field>
      <LeaveFields prefix={id} from={account.leave_from} until={account.leave_until} errors={errors} />
      <FormMessage message={message} />
      <ActionButton type="submit" variant="line" size="md" isBusy={isPending} className="justify-self-start">
        Save duties
      </ActionButton>
    </form>
  );
}
