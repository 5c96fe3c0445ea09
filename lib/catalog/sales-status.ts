/** Whether a status says that a property or a unit is sold. */
export function isSold(status: string | null | undefined): boolean {
  return /^sold([\s_-]*out)?$/i.test(status?.trim() ?? '');
}
