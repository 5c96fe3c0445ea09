/** The maximum of a 32-bit column. */
const largestId = 2_147_483_647;

/** Whether a value can be a database id. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId;
}
