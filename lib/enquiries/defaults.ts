import { truncateAtWord } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { maxLengths } from './options';

const subjectStart = 'Property Inquiry: ';
/** With room for an ellipsis and for the second half of a surrogate pair. */
const maxTitleLength = maxLengths.subject - subjectStart.length - 2;

/** Initial values of the form when opened for a property. The subject is cut to its maximum length. */
export function enquiryDefaults(property: { title: string }): { subject: string; message: string } {
  return {
    subject: subjectStart + shortened(property.title),
    message: `I'm interested in ${property.title}. Please contact me with more details.`,
  };
}

/** `maxLengths` counts UTF-16 units, as `maxlength` does; `truncateAtWord` whole characters. */
function shortened(title: string): string {
  return truncateAtWord(title, [...title.slice(0, maxTitleLength)].length);
}

/** Characters of a search or a title in a link to the form. */
const maxSearchLength = 160;
/** Saved properties in a link to the form. */
const maxSavedTitles = 20;

/** Initial values of the form when opened from a search without results; null when nothing is described. */
export function searchEnquiryDefaults(about: string | null): { subject: string; message: string } | null {
  const search = oneLine(about ?? '');
  if (!search) return null;
  return {
    subject: `Property search: ${search}`,
    message: `I am looking for ${search}. Please contact me when you have something suitable.`,
  };
}

/** The contact form, filled in for saved properties. */
export function savedEnquiryHref(titles: readonly string[]): string {
  const about = titles.slice(0, maxSavedTitles).map((title) => ['about', title]);
  return `${routes.contact}?${new URLSearchParams([...about, ['saved', 'true']])}`;
}

/** Initial values of the form when opened from the saved properties; null without titles. */
export function savedEnquiryDefaults(titles: readonly string[]): { subject: string; message: string } | null {
  const known = titles.slice(0, maxSavedTitles).map(oneLine).filter(Boolean);
  if (known.length === 0) return null;
  return {
    subject: 'Saved properties',
    message: [
      "I'm interested in these properties:",
      ...known.map((title) => `- ${title}`),
      'Please contact me with more details.',
    ].join('\n'),
  };
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trim();
}
