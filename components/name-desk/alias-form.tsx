'use client';

import { useRef, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { aliasLabels } from '@/lib/aliases/alias-labels';
import type { AliasWritten } from '@/lib/aliases/change-alias';
import { maxLine } from '@/lib/catalog/parse/limits';
import { type Alias, type AliasKind, aliasKinds } from '@/lib/search/understand/names/alias-kinds';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { keysOf } from '@/lib/typed-keys';
import { kindLabels } from './kind-labels';
import { RenameQuestion } from './rename-question';
import { savedMessage } from './saved-message';

type Props = {
  /** Null for a new one. */
  id: number | null;
  alias: Alias;
  /** Names that properties use. */
  choices: Record<AliasKind, string[]>;
};

const aliasFields = keysOf(aliasLabels);

/** Edits an alias: the spelling and the name it means. */
export function AliasForm({ id, alias, choices }: Props) {
  const router = useDeskRouter();
  const [kind, setKind] = useState(alias.kind);
  const { form, onSubmit, errors, message, isPending } = useStaffForm<AliasWritten>({
    path: id === null ? staffApi.names : staffApi.name(id),
    method: id === null ? 'POST' : 'PATCH',
    opened: id === null ? undefined : alias,
    together: aliasFields,
    onDone: (written) => {
      toast({ channel: 'form', title: savedMessage(written) });
      router.push(staffRoutes.names);
    },
  });
  const isConfirmed = useRef(false);
  const text = { autoComplete: 'off', dir: 'auto', maxLength: maxLine } as const;
  return (
    <form
      method="post"
      ref={form}
      onSubmit={(event) => {
        onSubmit(event, isConfirmed.current ? { confirmed: true } : {});
        isConfirmed.current = false;
      }}
      noValidate
      className="mt-8 grid max-w-140 gap-6"
    >
      <Field id="kind" label={aliasLabels.kind} error={errors.kind}>
        <Select
          {...controlProps('kind', errors)}
          defaultValue={alias.kind}
          onChange={(event) => {
            const chosen = aliasKinds.find((one) => one === event.target.value);
            if (chosen) setKind(chosen);
          }}
        >
          {aliasKinds.map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="alias" label={aliasLabels.alias} required error={errors.alias}>
        <Input {...controlProps('alias', errors)} {...text} defaultValue={alias.alias} />
      </Field>
      <Field id="name" label={aliasLabels.name} required error={errors.name}>
        <Input {...controlProps('name', errors)} {...text} defaultValue={alias.name} list="name-choices" />
        <Choices id="name-choices" names={choices[kind]} />
      </Field>
      {kind === 'district' && (
        <Field id="city" label={aliasLabels.city} error={errors.city}>
          <Input
            {...controlProps('city', errors)}
            {...text}
            defaultValue={alias.city ?? ''}
            list="city-choices"
          />
          <Choices id="city-choices" names={choices.city} />
        </Field>
      )}
      <p className="text-sm text-stone">To keep a name separate from all others, enter it in both fields.</p>
      <div>
        <FormMessage message={errors.confirmed ? null : message} />
        <ActionButton type="submit" isBusy={isPending} className="mt-3">
          Save name
        </ActionButton>
      </div>
      <RenameQuestion
        errors={errors}
        onConfirm={() => {
          isConfirmed.current = true;
          form.current?.requestSubmit();
        }}
      />
    </form>
  );
}

function Choices({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
