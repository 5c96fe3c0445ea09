import { parseArgs } from 'node:util';
import { startSite } from '@/e2e/site-server';
import { sendHostileRequests } from '@/testing/hostile/send-hostile-requests';

/*
 * Sends hostile requests to the production build and fails when any gets a 5xx or no response: `npx tsx
 * scripts/hostile-requests.ts [--requests 26000] [--seed 1]`. `--url` uses a running site.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '26000' },
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
  },
});

const site = values.url ? null : await startSite();
try {
  const url = values.url ?? site?.url ?? '';
  const started = Date.now();
  const report = await sendHostileRequests({
    url,
    requests: Number(values.requests),
    seed: Number(values.seed),
  });
  for (const { kind, outcome, request } of report.failures) {
    console.log(`\n${outcome} (${kind})\n${JSON.stringify(request)}`);
  }
  console.table(report.statuses);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${report.sent} requests in ${seconds} s: ${report.failed} failed or got no response.`);
  process.exitCode = report.failed === 0 ? 0 : 1;
} finally {
  await site?.stop();
}
