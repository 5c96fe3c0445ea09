import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it('leaves no copy of a feed when its process ends in the middle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  const script = `
    import { readdirSync } from 'node:fs';
    import { openSource } from './lib/import/source/open-source.ts';
    await openSource('-');
    console.log(readdirSync(process.env.TMPDIR).filter((name) => name.startsWith('feed-')).length);
    process.exit(3);`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { input: '[]', encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 3, stdout: '1\n', stderr: '' });
  expect((await readdir(folder)).filter((name) => name.startsWith('feed-'))).toEqual([]);
  await rm(folder, { recursive: true });
});
