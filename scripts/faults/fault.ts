/** What a fault looked like from outside, in one line, and whether that is what the site promises. */
export type Finding = { seen: string; asExpected: boolean };

export type Fault = {
  /** Short name, for `--only`. */
  name: string;
  tried: string;
  expected: string;
  /** Takes a few seconds and no rights: part of `npm test`. */
  quick?: true;
  /** Null when this machine cannot bring the fault about. @throws when the trial itself fails */
  run: () => Promise<Finding | null>;
};
