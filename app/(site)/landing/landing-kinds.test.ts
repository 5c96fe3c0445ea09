import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCustomRoute } from 'next/dist/server/lib/router-utils/filesystem';
import { landingKinds } from '@/lib/routes';
import config from '@/next.config.mjs';

it.each(landingKinds)('/%s has a page, and cached later pages', async (kind) => {
  const folder = join(process.cwd(), 'app/(site)', kind, '[slug]');
  expect(existsSync(join(folder, 'page.tsx'))).toBe(true);
  expect(existsSync(join(folder, '[page]/page.tsx'))).toBe(true);
  const rewrites = await config.rewrites?.();
  const afterFiles = (rewrites && 'afterFiles' in rewrites && rewrites.afterFiles) || [];
  const matches = afterFiles.map((rewrite) =>
    buildCustomRoute('rewrite', rewrite).match(`/${kind}/palm-jumeirah`),
  );
  expect(matches).toContainEqual({ kind, slug: 'palm-jumeirah' });
});
