const countable =
  '(?:villa|apartment|penthouse|townhouse|mansion|plot|duplex|studio|office|loft|shop|showroom|warehouse|building|bungalow|compound)';
const isSingular = new RegExp(`${countable}$`, 'i');
/** Some feeds name their types in the plural. */
const isPlural = new RegExp(`${countable}e?s$`, 'i');

/** What one property of a type is called: "Villa", "Commercial property". */
export function typeNoun(type: string): string {
  return isSingular.test(type) || isPlural.test(type) ? type : `${type} property`;
}

/** What properties of a type are called: "Villas", "Duplexes", "Commercial properties". */
export function typeNouns(type: string): string {
  if (isPlural.test(type)) return type;
  if (!isSingular.test(type)) return `${type} properties`;
  return type.endsWith('x') ? `${type}es` : `${type}s`;
}
