import { captureLog } from '@/testing/capture-log';
import { type FeedTask, noVersion } from './feed-task';
import { importInChild } from './import-in-child';

describe('an import in a process of its own', () => {
  const logged = captureLog();

  it('ends when it is told to', async () => {
    const task: FeedTask = {
      name: 'crm',
      source: '/dev/null',
      mapping: null,
      joined: [],
      complete: false,
      force: false,
      acceptedMissing: 0,
      version: noVersion,
      lastGoodRows: null,
      lastGoodJoined: null,
      lastGoodMissing: null,
      report: null,
    };
    const end = new AbortController();
    const run = importInChild(task, { end: end.signal });
    end.abort();
    await expect(run).rejects.toThrow('the import process ended with SIGTERM');
    expect(logged).toContainEqual(expect.objectContaining({ feed: 'crm', signal: 'SIGTERM' }));
  });
});
