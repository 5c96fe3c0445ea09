const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** A short device name from a User-Agent, such as "Safari on iPhone"; "Unknown device" when not recognised. */
export function deviceName(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent?.includes(mark))?.[1];
  const parts = [named(browsers), named(systems)].filter(Boolean);
  return parts.join(' on ') || 'Unknown device';
}
