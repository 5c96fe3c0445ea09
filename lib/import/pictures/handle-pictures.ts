import { openDatabase } from '@/lib/database/connection';
import type { Env } from '@/lib/env';
import { counted } from '@/lib/format/counted';
import type { ImportArguments } from '../arguments';
import type { Collected } from '../records/collect-records';
import { lockWaitMs } from '../records/write-records';
import type { Progress } from '../report/progress';
import { createTally, type Finding, formatPictures } from '../report/report';
import type { AskOptions } from './ask-picture';
import { checkPictures } from './check-pictures';
import { fetchPictures } from './fetch-pictures';
import { ListedPictures } from './listed-pictures';

type PictureOutput = {
  note: (text: string) => void;
  onProgress?: (progress: Progress) => void;
  onFinding: (finding: Finding) => void;
  pictures?: AskOptions;
};

/** Checks or copies the pictures if the arguments ask for it. @returns a report of those that cannot be shown */
export async function handlePictures(
  collected: Collected,
  { checkPictures: shouldCheck, fetchPictures: shouldFetch, pictureSpace, dryRun }: ImportArguments,
  { DATABASE_URL, IMAGE_HOSTS }: Pick<Env, 'DATABASE_URL'> & Partial<Pick<Env, 'IMAGE_HOSTS'>>,
  { note, onProgress, onFinding, pictures: options }: PictureOutput,
): Promise<string> {
  if (!shouldCheck && !shouldFetch) return '';
  const listed = new ListedPictures(collected.records());
  const report = {
    tally: createTally('picture', onFinding),
    onProgress: (done: number, total: number) =>
      onProgress?.({ phase: 'pictures', done, total, count: done }),
  };
  try {
    if (!shouldFetch || dryRun) await checkPictures(listed, IMAGE_HOSTS ?? [], report, options);
    else {
      const db = await openDatabase(DATABASE_URL, { lockWaitMs });
      try {
        const fetched = await fetchPictures(db, listed, { ...options, spaceGb: pictureSpace }, report);
        note(`${counted(fetched, 'picture was', 'pictures were')} copied.`);
      } finally {
        await db.destroy();
      }
    }
    return formatPictures(report.tally.list());
  } finally {
    listed.close();
  }
}
