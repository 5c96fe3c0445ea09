'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { ConfirmDialog } from '@/components/staff/ui/confirm-dialog';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { Select } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { AssignablePerson } from '@/lib/enquiries/desk/assignable-people';
import { maxAssigned, type SeenEnquiry } from '@/lib/enquiries/desk/seen-enquiry';
import { isClosed } from '@/lib/enquiries/statuses';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import { staffApi } from '@/lib/staff-routes';
import { EnquiryEntry } from './enquiry-entry';
import { PersonOptions } from './person-options';
import { type RenderedInbox, useInbox } from './use-inbox';

type Props = RenderedInbox & {
  /** Enquiries that match the filters, on all pages. */
  count: number;
  people: AssignablePerson[];
  self: string;
  /** Whether the new advisor gets an email. */
  sendsMail: boolean;
};

type Problem = { enquiries?: string; staff_id?: string };

/** The inbox with a checkbox for each enquiry, to assign several to one advisor. */
export function AssignSeveral({ count, people, self, sendsMail, ...inbox }: Props) {
  const router = useDeskRouter();
  const { entries } = useInbox(inbox);
  const [selected, setSelected] = useState<ReadonlyMap<number, SeenEnquiry>>(new Map());
  const [staffId, setStaffId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>({});

  const all = useMutation({
    mutationFn: () =>
      requestDesk<{ enquiries: SeenEnquiry[] }>(`${staffApi.assignEnquiries}?${inbox.search}`),
    onSuccess: ({ enquiries }) => select(enquiries),
    onError: showFailure,
  });
  const assign = useMutation({
    mutationFn: () =>
      requestDesk<{ message: string; changed: number }>(staffApi.assignEnquiries, {
        method: 'POST',
        body: { staff_id: staffId, enquiries: [...selected.values()] },
      }),
    onSuccess: ({ message, changed }) => {
      select([]);
      toast({ channel: 'form', title: message, ...(changed > 0 && { duration: unexpectedMs }) });
    },
    onError: showFailure,
    onSettled: () => router.refresh(),
  });
  const isBusy = all.isPending || assign.isPending;

  const select = (enquiries: SeenEnquiry[]) => {
    setSelected(new Map(enquiries.map((enquiry) => [enquiry.id, enquiry])));
    setProblem({});
  };
  const toggle = (these: SeenEnquiry[], isOn: boolean) => {
    const next = new Map(selected);
    for (const { id, assigned_to, status } of these) {
      if (isOn) next.set(id, { id, assigned_to, status });
      else next.delete(id);
    }
    select([...next.values()]);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const mistakes = {
      ...(selected.size === 0 ? { enquiries: 'Please select enquiries first.' } : {}),
      ...(staffId === '' ? { staff_id: 'Please choose an advisor.' } : {}),
    };
    setProblem(mistakes);
    if (Object.keys(mistakes).length === 0 && !isBusy) setIsAsking(true);
  };

  const person = people.find(({ id }) => id === staffId);
  return (
    <>
      <SelectionBar
        count={count}
        listed={entries.length}
        selected={entries.filter(({ id }) => selected.has(id)).length}
        isBusy={isBusy}
        onPage={(isOn) => toggle(entries, isOn)}
        onAll={() => !isBusy && all.mutate()}
      />
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((enquiry) => (
          <li key={enquiry.id}>
            <label className="flex cursor-pointer items-start gap-4 px-1 hover:bg-sand/50 has-checked:bg-sand/70 lg:px-3">
              <input
                type="checkbox"
                data-enquiry=""
                aria-labelledby={`enquiry-${enquiry.id}`}
                checked={selected.has(enquiry.id)}
                onChange={({ target }) => toggle([enquiry], target.checked)}
                className="mt-5 size-4.5 shrink-0 scroll-mb-52 accent-gold-text lg:scroll-mb-36"
              />
              <EnquiryEntry enquiry={enquiry} nameId={`enquiry-${enquiry.id}`} />
            </label>
          </li>
        ))}
      </ul>
      <AssignSelectedForm
        people={people}
        selected={selected.size}
        staffId={staffId}
        problem={problem}
        isBusy={isBusy}
        onChoose={(id) => {
          setStaffId(id);
          setProblem({ ...problem, staff_id: undefined });
        }}
        onSubmit={ask}
      />
      {person && (
        <AssignQuestion
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          person={person}
          enquiries={[...selected.values()]}
          getsMail={sendsMail && person.id !== self}
          onConfirm={() => assign.mutate()}
        />
      )}
    </>
  );
}

type SelectionBarProps = {
  /** Enquiries that match the filters, on all pages. */
  count: number;
  /** Enquiries on this page, and how many of them are selected. */
  listed: number;
  selected: number;
  isBusy: boolean;
  onPage: (isOn: boolean) => void;
  onAll: () => void;
};

/** Selects the enquiries of the page, or all that match the filters. */
function SelectionBar({ count, listed, selected, isBusy, onPage, onAll }: SelectionBarProps) {
  const mostAtOnce = Math.min(count, maxAssigned);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 border-t border-line px-1 lg:px-3">
      <label className="flex min-h-11 items-center gap-4 text-sm">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < listed;
          }}
          checked={selected === listed}
          onChange={({ target }) => onPage(target.checked)}
          className="size-4.5 shrink-0 accent-gold-text"
        />
        All on this page
      </label>
      {count > listed && (
        <button
          type="button"
          onClick={onAll}
          aria-disabled={isBusy || undefined}
          className="min-h-11 text-sm underline underline-offset-4"
        >
          {count > mostAtOnce
            ? `Select the first ${formatNumber(mostAtOnce)} of ${formatNumber(count)}`
            : `Select all ${formatNumber(count)}`}
        </button>
      )}
    </div>
  );
}

type AssignSelectedFormProps = {
  people: AssignablePerson[];
  /** Number of selected enquiries. */
  selected: number;
  /** Id of the chosen advisor; empty before the choice. */
  staffId: string;
  problem: Problem;
  isBusy: boolean;
  onChoose: (staffId: string) => void;
  onSubmit: (event: FormEvent) => void;
};

/** The choice of an advisor, which stays in view below the list. */
function AssignSelectedForm({
  people,
  selected,
  staffId,
  problem,
  isBusy,
  onChoose,
  onSubmit,
}: AssignSelectedFormProps) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 border border-line bg-white p-4 shadow-card large-text:static large-text:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] lg:bottom-0"
    >
      <p
        role="status"
        className="col-span-full flex min-h-6 items-center gap-x-4 text-sm sm:col-span-1 sm:min-h-11"
      >
        <span className={problem.enquiries ? 'font-medium text-danger' : 'font-semibold'}>
          {problem.enquiries ?? (selected === 0 ? 'None selected' : `${formatNumber(selected)} selected`)}
        </span>
      </p>
      <Field id="assign-to" label="Assign to" error={problem.staff_id}>
        <Select
          value={staffId}
          onChange={({ target }) => onChoose(target.value)}
          {...errorProps('assign-to', problem.staff_id)}
          id="assign-to"
        >
          <option value="" disabled>
            Choose an advisor
          </option>
          <PersonOptions people={people} />
        </Select>
      </Field>
      <ActionButton type="submit" isBusy={isBusy}>
        Assign
      </ActionButton>
    </form>
  );
}

type AssignQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  person: AssignablePerson;
  enquiries: readonly SeenEnquiry[];
  getsMail: boolean;
  onConfirm: () => void;
};

/** Asks before enquiries are assigned, and says what follows. */
function AssignQuestion({ person, enquiries, getsMail, ...dialog }: AssignQuestionProps) {
  const closed = enquiries.filter(({ status }) => isClosed(status)).length;
  return (
    <ConfirmDialog
      {...dialog}
      title={`Assign ${counted(enquiries.length, 'enquiry', 'enquiries')}?`}
      action="Assign"
    >
      <bdi>{person.name}</bdi> becomes the advisor
      {getsMail && ' and gets one email that lists them'}.
      {person.absence && ` This person is ${absences[person.absence]}.`}
      {closed > 0 && ` ${closedNote(closed)}`}
    </ConfirmDialog>
  );
}

/** For unexpected results, which only this message reports: some enquiries stay as they are. */
const unexpectedMs = 20_000;

const absences = { disabled: 'disabled', invited: 'invited and cannot sign in yet', away: 'on leave today' };

function closedNote(closed: number): string {
  return closed === 1
    ? 'One of them is closed; the statistics then count it for this person.'
    : `${formatNumber(closed)} of them are closed; the statistics then count them for this person.`;
}
