'use client';

import type { FormEvent } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import type { AssignablePerson } from '@/lib/enquiries/desk/assignable-people';
import { staffApi } from '@/lib/staff-routes';
import { PersonOptions } from './person-options';
import { useEnquiryAction } from './use-enquiry-action';

type Props = {
  id: number;
  assignee: string | null;
  self: string;
  people: AssignablePerson[];
};

/** Assigns an enquiry. Sends the assignee it shows, so that the second of two concurrent changes is rejected. */
export function AssignForm({ id, assignee, self, people }: Props) {
  const assign = useEnquiryAction();
  const send = (body: { staff_id?: string }) =>
    assign.mutate({
      path: staffApi.enquiryAction(id, 'assign'),
      body: { ...body, expected: assignee ?? '' },
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ staff_id: String(new FormData(event.currentTarget).get('staff_id')) });
  };
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-3 print:hidden">
      <Field id="staff_id" label="Advisor">
        {/* The key resets the select after a refresh. */}
        <Select key={assignee} id="staff_id" name="staff_id" required defaultValue={assignee ?? ''}>
          {assignee === null && (
            <option value="" disabled>
              Nobody yet
            </option>
          )}
          <PersonOptions people={people} />
        </Select>
      </Field>
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" variant="line" size="md" isBusy={assign.isPending}>
          Assign
        </ActionButton>
        {assignee !== self && (
          // Without an id the enquiry goes to whoever is signed in, meanwhile perhaps someone else than on this screen.
          <ActionButton size="md" isBusy={assign.isPending} onClick={() => send({})}>
            Take it
          </ActionButton>
        )}
      </div>
    </form>
  );
}
