/**
 * Completion of the properties of an import, to tell percentages from fractions: spreadsheets store 85 % as 0.85. They
 * are fractions when none is above 1 and two different ones are between 0 and 1; a single one can be half a percent.
 */
export class CompletionRates {
  readonly #fractions = new Set<number>();
  #arePercent = false;

  /** @param isPercent whether its source says that it is a percentage */
  note(rate: number | null, isPercent: boolean): void {
    if (rate === null) return;
    if (isPercent || rate > 1) this.#arePercent = true;
    else if (rate > 0 && rate < 1 && this.#fractions.size < 2) this.#fractions.add(rate);
  }

  /** The rate in percent, once all are noted. */
  inPercent(rate: number | null): number | null {
    if (rate === null || this.#arePercent || this.#fractions.size < 2) return rate;
    return Number((rate * 100).toFixed(2));
  }
}
