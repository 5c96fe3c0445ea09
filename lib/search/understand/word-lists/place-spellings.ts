/**
 * Spellings and abbreviations of words in place names. Not among the spellings of `words`, because texts are stored
 * with those, and searches find the others through the names of places.
 */
export const placeSpellings: ReadonlyMap<string, string> = new Map([
  ['jumeira', 'jumeirah'],
  ['jumairah', 'jumeirah'],
  ['jumaira', 'jumeirah'],
  ['jamira', 'jumeirah'],
  ['jumira', 'jumeirah'],
  ['jumeera', 'jumeirah'],
  ['jumera', 'jumeirah'],
  ['jumerah', 'jumeirah'],
  ['jumeria', 'jumeirah'],
  ['jumeriah', 'jumeirah'],
  ['jumierah', 'jumeirah'],
  ['blvd', 'boulevard'],
  ['bldg', 'building'],
  ['twr', 'tower'],
  ['biznes', 'business'],
  ['bizness', 'business'],
  ['dist', 'district'],
  ['um', 'umm'],
]);
