'use client';

import { ActionButton } from '@/components/staff/action-button';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
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
        className="max-w-full shrink whitespace-normal py-2.5 leading-snug"
        aria-label={`Use “${like}” for “${alias.alias}”`}
        onClick={() => action.mutate({ ...alias, name: like })}
      >
        <span className="wrap-anywhere">
          Use <bdi>“{like}”</bdi>
        </span>
      </ActionButton>
      <ActionButton
        variant="soft"
        size="md"
        isBusy={action.isPending}
        aria-label={`Keep separate: “${alias.alias}”`}
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
