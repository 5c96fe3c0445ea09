import { contact } from '@/lib/contact';

/** The title of a page with the brand. */
export function pageTitle(title: string): string {
  return title.includes(contact.name) ? title : `${title} | ${contact.name}`;
}
