import { counted } from '@/lib/format/counted';
import type { SharedProjects as Shared } from '@/lib/import/examination/examination';

type Props = {
  name: string;
  /** Whether the upload has a second file already. */
  isJoined: boolean;
  shared: Shared;
};

/** Warns that an earlier list has properties of a new one, by title and developer. */
export function SharedProjects({ name, isJoined, shared: { feed, count } }: Props) {
  return (
    <div role="alert" className="mt-8 max-w-[60ch] border-s-2 border-danger ps-5 wrap-anywhere">
      <p className="font-medium text-danger">
        {counted(count, 'property', 'properties')} of this file {count === 1 ? 'is' : 'are'} also in “{feed}”,
        with the same title and developer. Imported as “{name}”, they would be on the site twice.
      </p>
      <p className="mt-3">
        {isJoined
          ? `If this list replaces “${feed}”, take that one off the site first, on its screen under Feeds.`
          : `If both files tell about the same properties, upload that of “${feed}” again, and add this one to it as its second file.`}
      </p>
    </div>
  );
}
