import { readFileSync } from 'node:fs';

// Preloaded into a site (`node --import`): its clock is ahead by the milliseconds in the file of FAULT_CLOCK. Timers
// keep their pace.
const RealDate = Date;
let ahead = 0;
const read = () => {
  try {
    ahead = Number(readFileSync(process.env.FAULT_CLOCK, 'utf8')) || 0;
  } catch {
    // The file is just being written.
  }
};
read();
setInterval(read, 50).unref();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
