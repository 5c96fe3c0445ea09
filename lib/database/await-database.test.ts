import { captureLog } from '@/testing/capture-log';
import { awaitDatabase } from './await-database';
import { markDatabaseError } from './problem';

const lines = captureLog();
const failWith = (code: string) => markDatabaseError(Object.assign(new Error(code), { code }));

it('retries while waiting may help, and logs it', async () => {
  const outcomes = [failWith('ECONNREFUSED'), failWith('57P03'), failWith('SQLITE_BUSY')];
  const prepare = async () => {
    const error = outcomes.shift();
    if (error) throw error;
    return 'ready';
  };
  expect(await awaitDatabase(prepare, 60_000, 1)).toBe('ready');
  expect(lines.map((line) => line.database)).toEqual(['unreachable', 'unreachable', 'busy']);
});

it('gives up after the limit', async () => {
  const prepare = jest.fn().mockRejectedValue(failWith('SQLITE_BUSY'));
  await expect(awaitDatabase(prepare, 0, 1)).rejects.toThrow('SQLITE_BUSY');
  expect(prepare).toHaveBeenCalledTimes(1);
});

it.each(['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_CANTOPEN', 'EROFS', '28P01', '3D000', 'ELSE'])(
  'does not wait for %s',
  async (code) => {
    const prepare = jest.fn().mockRejectedValue(failWith(code));
    await expect(awaitDatabase(prepare, 60_000, 1)).rejects.toThrow(code);
    expect(prepare).toHaveBeenCalledTimes(1);
  },
);
