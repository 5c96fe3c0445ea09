'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { followsFeed, HandEditNote } from '@/components/staff/hand-edit-note';
import { PictureField } from '@/components/staff/picture-field';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { AgentField } from '@/lib/agents/agent-form';
import { agentLabels } from '@/lib/agents/agent-labels';
import { agentLimits } from '@/lib/agents/agent-limits';
import type { DeskAgentDetail } from '@/lib/agents/desk';
import { maxEmailLength } from '@/lib/forms/is-email';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

/** Adds an agent, or edits one. */
export function AgentForm({ agent }: { agent: DeskAgentDetail | null }) {
  const router = useDeskRouter();
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ agent: DeskAgentDetail }>({
    path: agent ? staffApi.agent(agent.id) : staffApi.agents,
    method: agent ? 'PATCH' : 'POST',
    opened: agent ?? undefined,
    storedIn: (response) => response.agent,
    onDone: (response) => {
      toast({ channel: 'form', title: agent ? 'Saved. Visitors see it now.' : 'Agent added.' });
      if (agent) router.refresh();
      else router.push(staffRoutes.agent(response.agent.id));
    },
  });
  const text = (name: Exclude<AgentField, 'photo'>, maxLength: number, type = 'text') => (
    <div>
      <Field id={name} label={agentLabels[name]} required={name === 'name'} error={errors[name]}>
        <Input
          {...controlProps(name, errors)}
          autoComplete="off"
          type={type}
          dir="auto"
          defaultValue={agent?.[name] ?? ''}
          maxLength={maxLength}
        />
      </Field>
      <EditNote agent={agent} name={name} />
    </div>
  );
  return (
    <form
      method="post"
      ref={form}
      onSubmit={onSubmit}
      noValidate
      className="mt-8 grid max-w-220 grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid gap-6">
        {text('name', agentLimits.name)}
        {!agent && (
          <Field id="email" label="Email (never shown on the site)" required error={errors.email}>
            <Input
              {...controlProps('email', errors)}
              autoComplete="off"
              type="email"
              maxLength={maxEmailLength}
            />
          </Field>
        )}
        {text('phone', agentLimits.phone, 'tel')}
        {text('languages', agentLimits.languages * (agentLimits.language + ', '.length))}
        {text('brn', agentLimits.brn)}
      </div>
      <div>
        <PhotoField photo={agent?.photo ?? ''} error={errors.photo} />
        <EditNote agent={agent} name="photo" />
      </div>
      <div className="lg:col-span-2">
        <FormMessage message={message} />
        <ActionButton type="submit" isBusy={isPending} className="mt-3">
          {agent ? 'Save agent' : 'Add agent'}
        </ActionButton>
      </div>
    </form>
  );
}

function PhotoField({ photo, error }: { photo: string; error?: string }) {
  const [address, setAddress] = useState(photo);
  return (
    <PictureField
      name="photo"
      what="photo"
      shape="aspect-square w-44 max-w-full"
      address={address}
      error={error}
      onChange={setAddress}
    />
  );
}

function EditNote({ agent, name }: { agent: DeskAgentDetail | null; name: AgentField }) {
  const action = useDeskAction<{ action: 'follow-feed'; field: string }>(staffApi.agent(agent?.id ?? ''), {
    done: () => followsFeed,
  });
  const edit = agent?.edits.find(({ field, is_in_feed }) => field === name && is_in_feed);
  if (!edit) return null;
  return (
    <HandEditNote
      label={agentLabels[name]}
      feedValue={edit.feed_value ?? ''}
      editedBy={edit.edited_by}
      editedAt={edit.edited_at}
      isBusy={action.isPending}
      onFollowFeed={() => action.mutate({ action: 'follow-feed', field: name })}
    />
  );
}
