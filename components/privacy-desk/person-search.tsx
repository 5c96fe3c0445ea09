'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps, focusInvalid } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { requestDesk } from '@/components/staff/request-desk';
import { failureText } from '@/components/staff/show-failure';
import { ConfirmDialog } from '@/components/staff/ui/confirm-dialog';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { maxLengths } from '@/lib/enquiries/form/options';
import { counted } from '@/lib/format/counted';
import { formatDateTime } from '@/lib/format/date-time';
import { deskPhone } from '@/lib/format/desk-phone';
import { isHttpError } from '@/lib/http/browser/http-error';
import type { PersonalData } from '@/lib/personal-data';
import { staffApi } from '@/lib/staff-routes';

type Person = { email: string; phone: string };
type Action = 'find' | 'export' | 'erase';
type Found = { person: Person; data: PersonalData; isErased: boolean };

/** Finds, exports and erases a person's data. */
export function PersonSearch() {
  // Apart from the mutation's data, which is gone while the next action runs.
  const [found, setFound] = useState<Found | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const call = useMutation({
    mutationFn: ({ action, person }: { action: Action; person: Person }) =>
      requestDesk<PersonalData>(staffApi.person, { method: 'POST', body: { action, ...person } }),
    onSuccess: (data, { action }) => {
      if (action === 'export') saveFile(data);
    },
    onError: (error) => {
      if (isHttpError(error)) focusInvalid(form.current, error.errors);
    },
  });
  // The response is not shown once the search has changed: `reset` drops callbacks given here.
  const run = (action: Action, person: Person) =>
    call.mutate(
      { action, person },
      { onSuccess: (data) => setFound({ person, data, isErased: action === 'erase' }) },
    );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setFound(null);
    run('find', { email: String(typed.get('email')), phone: String(typed.get('phone')) });
  };
  const widen = (person: Person) => {
    for (const [name, value] of Object.entries(person)) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    run('find', person);
  };
  const forget = () => {
    setFound(null);
    call.reset();
  };
  const errors = isHttpError(call.error) ? call.error.errors : {};
  const isEmpty = found && found.data.enquiries.length + found.data.newsletter.length === 0;
  return (
    <div>
      <form
        method="post"
        ref={form}
        onSubmit={onSubmit}
        onInput={forget}
        noValidate
        className="mt-6 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]"
      >
        <Field id="email" label="Email" error={errors.email}>
          <Input
            {...controlProps('email', errors)}
            type="email"
            autoComplete="off"
            maxLength={maxLengths.email}
          />
        </Field>
        <Field id="phone" label="Or phone" error={errors.phone}>
          <Input
            {...controlProps('phone', errors)}
            type="tel"
            autoComplete="off"
            maxLength={maxLengths.phone}
          />
        </Field>
        <ActionButton type="submit" isBusy={call.isPending} className="sm:mt-6">
          Find
        </ActionButton>
      </form>
      <div className="mt-3">
        <FormMessage message={call.error && failureText(call.error)} />
      </div>
      <div role="status">
        {found?.isErased && (
          <p className="mt-6 font-medium wrap-anywhere">
            Erased. Nothing about <bdi>{searchedFor(found.person)}</bdi> is left.
          </p>
        )}
        {isEmpty && !found.isErased && <p className="mt-6">No data found.</p>}
      </div>
      {found && !found.isErased && !isEmpty && (
        <FoundData
          {...found}
          isBusy={call.isPending}
          onRun={(action) => run(action, found.person)}
          onWiden={widen}
        />
      )}
    </div>
  );
}

type FoundDataProps = Pick<Found, 'data' | 'person'> & {
  isBusy: boolean;
  onRun: (action: Action) => void;
  onWiden: (person: Person) => void;
};

/** The stored data of a person, which can be exported or erased. */
function FoundData({ data, person, isBusy, onRun, onWiden }: FoundDataProps) {
  const wider = widerSearches(data, person);
  return (
    <section aria-labelledby="found-title" className="mt-8">
      <h2 id="found-title" className="display-sm">
        Stored data
      </h2>
      <p className="mt-2 wrap-anywhere text-stone">
        About <bdi>{searchedFor(person)}</bdi>
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {data.enquiries.map(({ id, name, subject, created_at, history, deliveries }) => (
          <li key={id} className="py-3">
            <p dir="auto" className="wrap-anywhere font-medium">
              {subject}
            </p>
            <p className="text-sm text-stone wrap-anywhere">
              Enquiry of <bdi>{name}</bdi>, {formatDateTime(created_at)}: {counted(history.length, 'event')},{' '}
              {counted(deliveries.length, 'delivery', 'deliveries')}
            </p>
          </li>
        ))}
        {data.newsletter.map(({ id, email, consent_at }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere font-medium">{email}</p>
            <p className="text-sm text-stone">Newsletter address, {formatDateTime(consent_at)}</p>
          </li>
        ))}
      </ul>
      {wider.length > 0 && (
        <div className="mt-6">
          <p className="text-stone">
            Enquiries with only the person’s {person.phone.trim() ? 'email address' : 'phone number'} are not
            among these. Check the names before you erase them.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {wider.map(({ added, search }) => (
              <ActionButton
                key={added}
                variant="line"
                size="md"
                isBusy={isBusy}
                onClick={() => onWiden(search)}
                className="wrap-anywhere"
              >
                Also find {deskPhone(added)}
              </ActionButton>
            ))}
          </div>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton variant="line" isBusy={isBusy} onClick={() => onRun('export')}>
          Export as JSON
        </ActionButton>
        <ConfirmDialog
          trigger={<ActionButton isBusy={isBusy}>Erase everything</ActionButton>}
          title="Erase all data about this person?"
          action="Erase"
          onConfirm={() => onRun('erase')}
        >
          Everything about <bdi className="font-semibold wrap-anywhere text-ink">{searchedFor(person)}</bdi>:{' '}
          {counted(data.enquiries.length, 'enquiry', 'enquiries')} and{' '}
          {counted(data.newsletter.length, 'newsletter address', 'newsletter addresses')} will be deleted for
          good, with what still waits to be delivered. What was delivered before is with its receivers.
        </ConfirmDialog>
      </div>
    </section>
  );
}

/** `maya@example.com or +971501234567` */
function searchedFor({ email, phone }: Person): string {
  return [email.trim(), phone.trim()].filter(Boolean).join(' or ');
}

function saveFile(data: PersonalData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'personal-data.json';
  link.click();
  // Some browsers read the blob only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Searches with an email or phone number of the enquiries found, if none was searched for. */
function widerSearches({ enquiries }: PersonalData, person: Person): { added: string; search: Person }[] {
  return (['email', 'phone'] as const).flatMap((name) => {
    if (person[name].trim()) return [];
    const known = new Set(enquiries.flatMap((enquiry) => enquiry[name] || []));
    return [...known].map((added) => ({ added, search: { ...person, [name]: added } }));
  });
}
