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
