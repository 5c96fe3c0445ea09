import { AcceptRemovals } from '@/components/feed-desk/accept-removals';
import { RunState } from '@/components/feed-desk/run-state';
import { Link } from '@/components/staff/link';
import type { FeedRun } from '@/lib/feeds/history';
import { formatNumber } from '@/lib/format/number';
import type { Examination } from '@/lib/import/examination/examination';
import { staffRoutes } from '@/lib/staff-routes';
import { changedLists } from '@/lib/uploads/changed-lists';
import type { Upload } from '@/lib/uploads/upload';
import { Changes, ExaminationCounts, Preview, Problems } from './examination-summary';
import { ImportForm } from './import-form';
import { MappingForm } from './mapping-form';
import { RepeatedList } from './repeated-list';
import { SecondFile } from './second-file';
import { SharedProjects } from './shared-projects';
import { UnusableFile } from './unusable-file';

type Props = {
  upload: Upload;
  examination: Examination;
  /** Its last import, which did not succeed. */
  run: FeedRun | null;
  /** Lists that have changed after it was examined. */
  changedSince: readonly string[];
  /** Size that a second file can have. */
  maxMb: number;
};

/**
 * What an import of an upload would do, its columns, and the import itself. After an import that withheld only removals,
 * or ended in the middle, the examination before it says nothing any more.
 */
export function ExaminedUpload({ upload, examination, run, changedSince, maxMb }: Props) {
  const { feed, sheetNote, fields, notes, missingColumns, problems, refusal, isKnown } = examination;
  const needsMapping = fields.length > 0;
  const isChanged = missingColumns.length > 0;
  if (refusal !== null && examination.counts.read === 0) return <UnusableFile message={refusal} />;
  return (
    <>
      {run && <LastImport run={run} upload={upload} />}
      {isChanged && (
        <p role="alert" className="mt-8 max-w-[60ch] font-medium text-danger wrap-anywhere">
          The columns have changed since the last file of “{feed}”:{' '}
          {missingColumns.map((name) => `“${name}”`).join(', ')} {missingColumns.length === 1 ? 'is' : 'are'}{' '}
          missing. Please check the columns below, choose others or none, and press “Check again”.
        </p>
      )}
      {examination.shared && !examination.repeated && (
        <SharedProjects name={feed} isJoined={upload.joined_file !== null} shared={examination.shared} />
      )}
      {examination.repeated && <RepeatedList id={upload.id} name={feed} repeated={examination.repeated} />}
      {run?.outcome !== 'withheld' && run?.outcome !== 'failed' && (
        <>
          <h2 className="display-sm mt-10">What an import would do</h2>
          {changedSince.length > 0 && (
            <p className="mt-3 max-w-[68ch] wrap-anywhere">
              {changedLists(changedSince)} since this file was read, so these numbers may be old. Press “Check
              again” to see what an import would do now.
            </p>
          )}
          {sheetNote && (
            <p className="mt-3 max-w-[68ch] wrap-anywhere first-letter:uppercase">{sheetNote}.</p>
          )}
          <ExaminationCounts examination={examination} />
          <Changes examination={examination} />
          <Preview examination={examination} />
        </>
      )}
      <details
        className="mt-10"
        open={!isKnown || isChanged || refusal !== null || notes.length > 0 || changedSince.length > 0}
      >
        <summary className="min-h-11 cursor-pointer py-1">
          <h2 className="display-sm inline">{needsMapping ? 'Name and columns' : 'Name'}</h2>
        </summary>
        {notes.length > 0 && (
          <div className="mt-4 max-w-[68ch]">
            <p className="font-medium">Please check:</p>
            <ul className="mt-2 list-disc ps-5 text-body">
              {notes.map((note) => (
                <li key={note} className="wrap-anywhere">
                  {note}
                </li>
              ))}
            </ul>
          </div>
        )}
        <MappingForm id={upload.id} examination={examination} missing={missingColumns} />
      </details>
      <details className="mt-6" open={upload.joined_file !== null || examination.lacksJoined}>
        <summary className="min-h-11 cursor-pointer py-1">
          <h2 className="display-sm inline">Second file</h2>
        </summary>
        <SecondFile id={upload.id} file={upload.joined_file} examination={examination} maxMb={maxMb} />
      </details>
      {problems.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 cursor-pointer py-1">
            <h2 className="display-sm inline">
              Remarks ({formatNumber(problems.reduce((sum, { count }) => sum + count, 0))})
            </h2>
          </summary>
          <Problems examination={examination} />
        </details>
      )}
      {refusal === null && !isChanged && (
        <>
          <h2 className="display-sm mt-10">Import</h2>
          <ImportForm upload={upload} examination={{ feed, counts: examination.counts }} />
        </>
      )}
    </>
  );
}

function LastImport({ run, upload }: { run: FeedRun; upload: Upload }) {
  return (
    <div role="alert" className="mt-8 max-w-[68ch] border-s-2 border-danger ps-5">
      <RunState run={run} />
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{run.message}</p>
      {run.outcome === 'failed' && (
        <p className="mt-3">
          What was imported until then stays on the site. Import the file again to do the rest.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AcceptRemovals
          feed={{ name: run.feed, last: run, isActive: false, complete: upload.complete }}
          upload={upload.id}
        />
        <Link
          href={staffRoutes.feedRun(run.feed, run.id)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Report
        </Link>
      </div>
    </div>
  );
}
