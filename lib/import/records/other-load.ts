import { cpus } from 'node:os';

/** Processor time since the start, in milliseconds: of all processors, of what all processes used, and of this one. */
export type ProcessorTime = { all: number; used: number; own: number };

/** Measures how much of the processors other processes use. */
export class OtherLoad {
  readonly #read: () => ProcessorTime;
  #last: ProcessorTime;

  constructor(read: () => ProcessorTime = processorTime) {
    this.#read = read;
    this.#last = read();
  }

  /** The share of all processors, 0 to 1, that other processes used since the last call; 0 where it is unknown. */
  share(): number {
    const now = this.#read();
    const all = now.all - this.#last.all;
    const others = now.used - this.#last.used - (now.own - this.#last.own);
    this.#last = now;
    return all > 0 ? Math.min(1, Math.max(0, others / all)) : 0;
  }
}

function processorTime(): ProcessorTime {
  let all = 0;
  let idle = 0;
  for (const { times } of cpus()) {
    all += times.user + times.nice + times.sys + times.irq + times.idle;
    idle += times.idle;
  }
  const { user, system } = process.cpuUsage();
  return { all, used: all - idle, own: (user + system) / 1_000 };
}
