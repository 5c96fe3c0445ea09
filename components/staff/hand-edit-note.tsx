import { formatDateTime } from '@/lib/format/date-time';
import { ActionButton } from './action-button';

type Props = {
  /** Name of the field, for screen readers. */
  label: string;
  /** The feed's value as text; empty if it has none. */
  feedValue: string;
  editedBy: string;
  editedAt: string;
  isBusy: boolean;
  /** Without it, the note alone is shown. */
  onFollowFeed?: () => void;
};

/** What a toast says when a field follows its feed again. */
export const followsFeed = 'The feed’s value is used again';

/** Note below a field that was edited by hand. */
export function HandEditNote({ label, feedValue, editedBy, editedAt, isBusy, onFollowFeed }: Props) {
  return (
    <div className="mt-2 border-s-2 border-gold ps-3 text-[0.8125rem] leading-snug text-stone">
      <p className="wrap-anywhere">
        Edited by hand, feed says {feedValue ? <bdi className="text-body">“{feedValue}”</bdi> : 'nothing'}.{' '}
        {editedBy}, {formatDateTime(editedAt)}
      </p>
      {onFollowFeed && (
        <ActionButton
          variant="plain"
          size="text"
          isBusy={isBusy}
          onClick={onFollowFeed}
          aria-label={`Use the feed’s value again: ${label}`}
        >
          Use the feed’s value again
        </ActionButton>
      )}
    </div>
  );
}
