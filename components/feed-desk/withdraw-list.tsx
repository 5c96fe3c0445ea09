'use client';

import { ConfirmButton } from '@/components/staff/confirm-button';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { counted } from '@/lib/format/counted';
import { staffApi } from '@/lib/staff-routes';

type Props = {
  list: string;
  /** Number of its properties on the site. */
  shown: number;
};

/** Takes an uploaded list off the site, after confirmation. */
export function WithdrawList({ list, shown }: Props) {
  const withdrawal = useDeskAction(staffApi.feed(list), {
    method: 'DELETE',
    done: () => 'Taken off the site',
  });
  return (
    <ConfirmButton
      label="Take off the site"
      isBusy={withdrawal.isPending}
      title={`Take “${list}” off the site?`}
      action="Take off the site"
      onConfirm={() => withdrawal.mutate({})}
    >
      {counted(shown, 'property of this list leaves', 'properties of this list leave')} the site at once. To
      bring them back, at the same addresses and with what was edited by hand, import a file that has them
      under this name.
    </ConfirmButton>
  );
}
