/**
 * A number per row, stored as the index of its value among the distinct ones: half the memory, and filters, counts and
 * orders handle each value once.
 */
export class Column {
  /**
   * @param codes per row, the index of its value in `values`
   * @param values distinct and ascending; NaN, for unknown values, is last
   */
  constructor(
    readonly codes: Int32Array,
    readonly values: Float64Array,
  ) {}

  static of(numbers: readonly number[]): Column {
    const builder = new ColumnBuilder(numbers.length);
    builder.add(numbers);
    return builder.build();
  }

  /** The value of a row; NaN when it is unknown, or there is no such row. */
  at(row: number): number {
    return this.values[this.codes[row] ?? this.values.length] ?? Number.NaN;
  }

  /** Number of distinct known values. */
  get known(): number {
    return this.values.length - (Number.isNaN(this.values.at(-1)) ? 1 : 0);
  }
}

/** Builds a column from several parts, without keeping the numbers. */
export class ColumnBuilder {
  /** Codes in the order of first occurrence, until the column is built. */
  readonly #firstCodes = new Map<number, number>();
  #codes: Int32Array;
  #length = 0;

  /** @param expected number of rows; there may be more */
  constructor(expected: number) {
    this.#codes = new Int32Array(expected);
  }

  add(numbers: readonly number[]): void {
    const end = this.#length + numbers.length;
    if (end > this.#codes.length) this.#grow(2 * end);
    for (const value of numbers) {
      let code = this.#firstCodes.get(value);
      if (code === undefined) {
        code = this.#firstCodes.size;
        this.#firstCodes.set(value, code);
      }
      this.#codes[this.#length] = code;
      this.#length += 1;
    }
  }

  /** Nothing can be added afterwards. */
  build(): Column {
    const values = Float64Array.from(this.#firstCodes.keys()).sort();
    const finalCodes = new Int32Array(values.length);
    for (const [code, value] of values.entries()) finalCodes[this.#firstCodes.get(value) ?? 0] = code;
    const codes = this.#codes.subarray(0, this.#length);
    for (let row = 0; row < codes.length; row += 1) codes[row] = finalCodes[codes[row] ?? 0] ?? 0;
    return new Column(codes, values);
  }

  #grow(capacity: number): void {
    const codes = new Int32Array(capacity);
    codes.set(this.#codes);
    this.#codes = codes;
  }
}
