import type { Upload } from '@/lib/uploads/upload';
import { stub } from '@/testing/stub';
import { workText } from './work-text';

const upload = (id: number, state: Upload['state']) =>
  stub<Upload>({ id, state, file: `${id}.csv`, examination: null, changed_at: '2026-11-25T08:00:00.000Z' });

it.each([
  [[], 'Reading the file since 25 Nov 2026, 12:00.'],
  [[3, 4], 'Reading the file since 25 Nov 2026, 12:00.'],
  [[1, 3], 'Waiting for 1 other file, first “1.csv”.'],
  [[1, 2, 3], 'Waiting for 2 other files, first “1.csv”.'],
])('says what an upload waits for when %j are to be done', (ids, text) => {
  const waiting = ids.map((id) => upload(id, 'importing'));
  expect(workText(upload(3, 'examining'), waiting)).toContain(text);
});
