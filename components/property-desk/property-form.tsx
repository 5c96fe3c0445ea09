'use client';

import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { followsFeed } from '@/components/staff/hand-edit-note';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { toast } from '@/components/ui/toast';
import type { DeskProperty } from '@/lib/property-desk/desk';
import { staffApi } from '@/lib/staff-routes';
import { withSeparators } from './number-text';
import { type FormField, PropertyField } from './property-field';

type Props = {
  property: DeskProperty;
  groups: { title: string; fields: FormField[] }[];
  /** Names to choose from, by field. */
  choices: Record<string, string[]>;
  agents: { email: string; name: string }[];
};

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
    storedIn: (response) => shownValues(response.property.values, groups),
    onDone: () => {
      toast({ channel: 'form', title: 'Saved. Visitors see it within seconds.' });
      router.refresh();
    },
  });
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
            {fields.map((field) => (
              <PropertyField
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                error={errors[field.name]}
                choices={choices[field.name] ?? []}
                agents={agents}
                edit={property.edits.find((edit) => edit.field === field.name)}
                isBusy={action.isPending}
                onFollowFeed={() => action.mutate({ action: 'follow-feed', field: field.name })}
              />
            ))}
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
