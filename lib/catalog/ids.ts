/** What a 32-bit column can hold. */
const largestId = 2_147_483_647;

/** Whether a value can be the id of anything in a database. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId;
}
