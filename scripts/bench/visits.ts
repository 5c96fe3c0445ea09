import type { Browser } from '@playwright/test';
import { isPageHydrated } from '@/e2e/journey';
import { consentDateKey, consentKey, essentialOnly } from '@/lib/consent/consent';
import { nameHelper, phone, quietMs, record, slowdown } from './phone';
import { median } from './tools';

/** Milliseconds of the tasks over 50 ms, and of the longest task. */
export type Visit = { path: string; total: number; longest: number };

const visitLimitMs = 60_000;

/** Long tasks from the start of a visit until the page is idle: median of the rounds. */
export async function measureVisits(
  browser: Browser,
  site: string,
  paths: string[],
  rounds: number,
): Promise<Visit[]> {
  const visits = new Map<string, Omit<Visit, 'path'>[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++)
    for (const [path, found] of visits) {
      const tasks = await longTasks(browser, site + path);
      found.push({ total: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(0, ...tasks) });
    }
  return [...visits].map(([path, found]) => ({
    path,
    total: Math.round(median(found.map(({ total }) => total))),
    longest: Math.round(median(found.map(({ longest }) => longest))),
  }));
}

/** @throws if the page is not idle within a minute */
async function longTasks(browser: Browser, url: string): Promise<number[]> {
  const tab = await openTab(browser);
  try {
    await tab.send('Page.enable');
    await tab.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true });
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const source of [nameHelper, `(${record})()`, storeCookieChoice])
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await tab.send('Page.navigate', { url });
    const limit = Date.now() + visitLimitMs;
    while (Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const expression = `(${isIdle})(${quietMs}) && (${isPageHydrated})() && window.timings.tasks`;
      const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true });
      if (Array.isArray(result?.value)) return result.value;
    }
    throw new Error(`${url} was not idle within ${visitLimitMs / 1_000} seconds.`);
  } finally {
    await tab.close();
  }
}

const storeCookieChoice = `localStorage.setItem(${JSON.stringify(consentKey)}, ${JSON.stringify(JSON.stringify(essentialOnly))});
localStorage.setItem(${JSON.stringify(consentDateKey)}, new Date().toISOString());`;

/** Runs in the page: whether it has loaded, and its last request and long task ended `quiet` milliseconds ago. */
function isIdle(quiet: number): boolean {
  if (document.readyState !== 'complete') return false;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  const ends = entries.map(({ startTime, duration }) => startTime + duration);
  return performance.now() - Math.max(window.timings?.lastTask ?? 0, ...ends) > quiet;
}

type CommandResult = { result?: { value?: unknown } };
type Tab = { send(method: string, params?: object): Promise<CommandResult>; close(): Promise<void> };

/**
 * A tab of its own context that Playwright does not control. With Playwright's debugger, V8 looks up source lines for each
 * `Error` that React creates as it loads: 40 to 110 ms of a visit at a quarter of the speed, which phones do not need.
 */
async function openTab(browser: Browser): Promise<Tab> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const waiting = new Map<
    number,
    { resolve: (result: CommandResult) => void; reject: (error: Error) => void }
  >();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  let lastId = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        const message = JSON.stringify({ id, method, params });
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
