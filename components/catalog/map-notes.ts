/** Texts in place of a map. Passed to MapFacade, so that scripts do not contain the texts. */
export const mapNotes = {
  closed: 'Loads from Google, which may set cookies.',
  offline: 'You are offline. Try again later, or use “Open in Maps”.',
  shown: 'If the map does not appear, use “Open in Maps”.',
};
