import { log } from '@/lib/log';
import { stub } from './stub';

/** Captures the parsed log lines of each test in this file; elsewhere logging is silent. */
export function captureLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  let written: jest.SpyInstance;
  beforeEach(() => {
    lines.length = 0;
    log.level = 'trace';
    // Further copies of the module that a test loads read their level from here.
    process.env.LOG_LEVEL = 'trace';
    const write = stub<(...values: unknown[]) => boolean>(process.stdout.write.bind(process.stdout));
    written = jest.spyOn(process.stdout, 'write').mockImplementation((...values: unknown[]) => {
      const [chunk] = values;
      if (typeof chunk !== 'string' || !chunk.startsWith('{"level"')) return write(...values);
      lines.push(JSON.parse(chunk));
      return true;
    });
  });
  afterEach(() => {
    log.level = 'silent';
    process.env.LOG_LEVEL = 'silent';
    written.mockRestore();
  });
  return lines;
}
