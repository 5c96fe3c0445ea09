import { spawnSync } from 'node:child_process';
import { ensureBuild } from './setup.mjs';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));
jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  existsSync: () => false,
  rmSync: jest.fn(),
  writeFileSync: jest.fn(),
}));

afterEach(() => jest.restoreAllMocks());

// A build for development fails at the error pages.
it('builds for production, whatever NODE_ENV says', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  jest.spyOn(console, 'log').mockReturnValue();
  expect(ensureBuild()).toBe(true);
  const builds = jest.mocked(spawnSync).mock.calls.filter(([, args]) => args?.includes('build'));
  expect(builds).toEqual([
    [
      process.execPath,
      expect.anything(),
      { cwd: expect.anything(), stdio: 'inherit', env: expect.objectContaining({ NODE_ENV: 'production' }) },
    ],
  ]);
});
