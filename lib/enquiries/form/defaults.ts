import { contact } from '@/lib/contact';
import { asSentence, truncateAtWord } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { maxLengths } from './options';

const subjectStart = 'Property Inquiry: ';
/** With room for an ellipsis and for the second half of a surrogate pair. */
const maxTitleLength = maxLengths.subject - subjectStart.length - 2;

/** Initial values of the form when opened for a property. The subject is cut to its maximum length. */
export function enquiryDefaults(property: { title: string }): { subject: string; message: string } {
  return {
    subject: subjectStart + shortened(property.title),
    message: `I'm interested in ${asSentence(property.title)} Please contact me with more details.`,
  };
}

/** `maxLengths` counts UTF-16 units, as `maxlength` does; `truncateAtWord` whole characters. */
function shortened(title: string): string {
  return truncateAtWord(title, [...title.slice(0, maxTitleLength)].length);
}

/** Characters of a search or a title in a link to the form. */
const maxSearchLength = 160;
/** Saved properties in a link to the form. */
const maxSaved = 20;
const savedEnd = '\nPlease contact me with more details.';

/** Initial values of the form when opened from a search without results; null when nothing is described. */
export function searchEnquiryDefaults(about: string | null): { subject: string; message: string } | null {
  const search = oneLine(about ?? '');
  if (!search) return null;
  return {
    subject: `Property search: ${search}`,
    message: `I am looking for ${asSentence(search)} Please contact me when you have something suitable.`,
  };
}

/** The contact form, filled in for saved properties. */
export function savedEnquiryHref(ids: readonly number[]): string {
  return `${routes.contact}?about=${ids.slice(0, maxSaved)}&saved=true`;
}

/** The ids in such a link; none when it has been changed. */
export function savedEnquiryIds(about: string | null): number[] {
  const ids = (about ?? '').split(',', maxSaved).map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : [];
}

/** Initial values of the form when opened from the saved properties; null without any. */
export function savedEnquiryDefaults(
  properties: readonly { title: string; slug: string }[],
): { subject: string; message: string } | null {
  let message = "I'm interested in these properties:";
  for (const { title, slug } of properties) {
    const entry = `\n- ${oneLine(title)}\n  ${contact.url}${routes.property(slug)}`;
    if (message.length + entry.length < maxLengths.message - savedEnd.length) message += entry;
  }
  return properties.length === 0 ? null : { subject: 'Saved properties', message: message + savedEnd };
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trim();
}
