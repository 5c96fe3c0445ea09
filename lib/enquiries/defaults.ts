/** Initial values of the form when opened for a property. */
export function enquiryDefaults(property: { title: string } | null | undefined): {
  subject: string;
  message: string;
} {
  if (!property) return { subject: '', message: '' };
  return {
    subject: `Property Inquiry: ${property.title}`,
    message: `I'm interested in ${property.title}. Please contact me with more details.`,
  };
}

/** Characters of a search description in a link to the form. */
const maxSearchLength = 160;

/** Initial values of the form when opened from a search without results; null when nothing is described. */
export function searchEnquiryDefaults(
  about: string | undefined,
): { subject: string; message: string } | null {
  const search = (about ?? '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trim();
  if (!search) return null;
  return {
    subject: `Property search: ${search}`,
    message: `I am looking for ${search}. Please contact me when you have something suitable.`,
  };
}
