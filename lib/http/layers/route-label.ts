import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type RoutesManifest = {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
};

/**
 * A function that maps a path to its route, such as `/properties/[slug]`, or "other". The number of results is bounded
 * by the site's routes and top-level public files.
 */
export function createRouteLabel(manifest: RoutesManifest, publicEntries: readonly string[]) {
  const fixed = new Set(manifest.staticRoutes.map(({ page }) => page));
  const dynamic = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const files = new Set(publicEntries.map((name) => `/${name}`));
  return (path: string): string => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    if (fixed.has(trimmed)) return trimmed;
    const [first, top = '', second = ''] = path.split('/', 3);
    if (first !== '') return 'other';
    if (top === '_next') return second === 'static' || second === 'image' ? `/_next/${second}` : 'other';
    if (files.has(`/${top}`)) return `/${top}`;
    return dynamic.find(({ pattern }) => pattern.test(trimmed))?.page ?? 'other';
  };
}

/** Like `createRouteLabel`, for the build in the working directory; without a build every path is "other". */
export function readRouteLabel(): (path: string) => string {
  const root = process.cwd();
  try {
    const manifest = JSON.parse(readFileSync(join(root, '.next', 'routes-manifest.json'), 'utf8'));
    return createRouteLabel(manifest, readdirSync(join(root, 'public')));
  } catch {
    return () => 'other';
  }
}
