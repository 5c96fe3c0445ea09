/** The result of a fault in one line, and whether it matches the expectation. */
export type Finding = { seen: string; asExpected: boolean };

export type Fault = {
  /** Short name, for `--only`. */
  name: string;
  tried: string;
  expected: string;
  /** Takes a few seconds and needs no privileges: part of `npm test`. */
  quick?: true;
  /**
   * Null when this machine cannot cause the fault.
   * @param timeFactor multiplies the time limits of quick faults, for machines that are busy with other tests
   * @throws when the test itself fails
   */
  run: (timeFactor?: number) => Promise<Finding | null>;
};
