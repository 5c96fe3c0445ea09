import { checkCatalog } from '@/lib/catalog/reads/server';
import { checkDatabase } from '@/lib/database/health';
import { type DatabaseProblemKind, databaseProblem } from '@/lib/database/problem';
import { logFailure } from '@/lib/http/server/error-log';
import { privateJson } from '@/lib/http/server/json-response';
import { requestIdOf } from '@/lib/http/server/request-id';
import { route } from '@/lib/http/server/route';
import packageJson from '@/package.json';

const timeoutMs = 3_000;

/**
 * For load balancers and monitors: 503 when database or catalogue is unavailable, or when the database file is moved,
 * replaced, damaged or on a full disk.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const [databaseState, catalogState] = await Promise.all([
      stateOf(request, checkDatabase),
      stateOf(request, checkCatalog),
    ]);
    const healthy = databaseState === 'ok' && catalogState === 'ok';
    const body = {
      status: healthy ? 'ok' : 'unavailable',
      database: databaseState,
      catalog: catalogState,
      version: packageJson.version,
      uptime: Math.round(process.uptime()),
    };
    return privateJson(body, { status: healthy ? 200 : 503 });
  },
});

async function stateOf(request: Request, check: () => Promise<void>): Promise<'ok' | DatabaseProblemKind> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response')), timeoutMs);
  });
  try {
    await Promise.race([check(), tooLong]);
    return 'ok';
  } catch (error) {
    const path = new URL(request.url).pathname;
    const requestId = requestIdOf(request.headers.get('x-request-id'));
    logFailure({ requestId, method: request.method, path, status: 503, error });
    return databaseProblem(error)?.kind ?? 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
