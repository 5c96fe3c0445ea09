import { captureLog } from '@/testing/capture-log';
import { log, logConsole } from './log';

const lines = captureLog();

it('writes a line with level, time and message', () => {
  log.warn({ attempt: 2 }, 'not yet');
  expect(lines).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), attempt: 2, message: 'not yet' },
  ]);
});

describe('console output of libraries', () => {
  let restore = () => {};
  beforeEach(() => {
    restore = logConsole();
  });
  afterEach(() => restore());

  it('becomes a line without colours', () => {
    console.warn('\u001b[33mslow\u001b[0m', 'query');
    expect(lines).toMatchObject([{ level: 'warn', from: 'console', message: 'slow query' }]);
  });

  it('is a warning when Node warns', () => {
    console.error('(node:7) Warning: The package will need a newer Node.');
    expect(lines).toMatchObject([{ level: 'warn', from: 'console' }]);
  });

  it('names errors without their message', () => {
    console.error('failed for', new TypeError('amira@example.com'));
    expect(lines).toMatchObject([{ level: 'error', error: 'TypeError' }]);
    expect(JSON.stringify(lines)).not.toContain('amira');
  });

  it('says what to do about a full disk', () => {
    console.error('Failed to write image to cache', Object.assign(new Error('write'), { code: 'ENOSPC' }));
    expect(lines).toMatchObject([{ code: 'ENOSPC', hint: 'The disk is full. Free some space.' }]);
  });
});
