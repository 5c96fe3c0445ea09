import { site } from '@/lib/site';

/** The `messageId` of a mail. @param name unique to its subject and occasion, and the same for every attempt */
export function messageIdOf(name: string): string {
  return `<${name}@${new URL(site.url).hostname}>`;
}
