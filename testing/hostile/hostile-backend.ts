import { createServer } from 'node:http';
import { wellFormed } from '@/lib/format/well-formed';
import { portOf } from '@/testing/port-of';
import { hostileArticles, hostileOptions, hostileProperties, hostileUnits } from './hostile-catalogue';

/** Serves the hostile catalogue through the REST API on a free port. */
export async function startHostileBackend(): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const properties = hostileProperties();
  const articles = hostileArticles();
  const byRef = (list: Record<string, unknown>[], ref: string) =>
    list.find((item) => String(item.id) === ref) ??
    list.find((item) => typeof item.slug === 'string' && wellFormed(item.slug).trim() === ref) ??
    null;
  const page = (list: unknown[], query: URLSearchParams) => {
    const size = Number(query.get('page_size') ?? 12);
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    return { count: list.length, results: list.slice(start, start + size) };
  };
  function bodyFor({ pathname, searchParams }: URL): unknown {
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent).slice(2);
    const [kind, ref = '', sub, unitRef] = parts;
    if (pathname.startsWith('/api/health')) return { status: 'ok' };
    if (kind === 'property-filters') return hostileOptions();
    if (kind === 'featured-properties') return { results: properties.slice(0, 12) };
    if (kind === 'blogs') return ref ? byRef(articles, ref) : page(articles, searchParams);
    if (kind === 'property-details' && sub) return { results: properties.slice(0, 3) };
    if (kind === 'property-details') return byRef(properties, ref);
    if (kind !== 'properties') return null;
    if (!ref) return page(properties, searchParams);
    if (ref === 'detail') return byRef(properties, sub ?? '');
    const units = hostileUnits(Number(ref) || 1);
    return unitRef ? (units.find(({ id }) => String(id) === unitRef) ?? null) : { results: units };
  }
  const server = createServer((request, response) => {
    const found = bodyFor(new URL(request.url ?? '/', 'http://backend.invalid'));
    response.writeHead(found === null ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
