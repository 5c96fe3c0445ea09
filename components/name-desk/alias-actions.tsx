'use client';

import { ActionButton } from '@/components/staff/action-button';
import type { Alias } from '@/lib/search/understand/alias-kinds';
import { RenameQuestion } from './rename-question';
import { useAliasAction } from './use-alias-action';

type Props = {
  kind: Alias['kind'];
  /** The name that looks like another. */
  alias: string;
  city: string | null;
  /** The name that it looks like. */
  like: string;
};

/** Makes a name the alias of another, or marks it as a separate name. */
export function AliasActions({ like, ...alias }: Props) {
  const action = useAliasAction();
  return (
    <div className="flex flex-wrap gap-3">
      <ActionButton
        variant="line"
        size="md"
        isBusy={action.isPending}
        aria-label={`Use “${like}” for “${alias.alias}”`}
        onClick={() => action.mutate({ ...alias, name: like })}
      >
        <span>
          Use <bdi>“{like}”</bdi>
        </span>
      </ActionButton>
      <ActionButton
        variant="soft"
        size="md"
        isBusy={action.isPending}
        aria-label={`Keep “${alias.alias}” apart`}
        onClick={() => action.mutate({ ...alias, name: alias.alias })}
      >
        Keep separate
      </ActionButton>
      <RenameQuestion
        errors={action.error?.errors}
        onConfirm={() => action.variables && action.mutate({ ...action.variables, confirmed: true })}
      />
    </div>
  );
}
