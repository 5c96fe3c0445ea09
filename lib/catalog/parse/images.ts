import { pictureUrl } from '../pictures/picture-url';
import { maxUrlLength } from '../web-url';
import { isAbsent, isRecord } from './fields';
import { maxEntries, maxListText } from './limits';
import type { ReportProblem } from './problem';
import { cutList, cutText, parseJsonList } from './text';

/** Maximum nesting of an image: an object in a list in an object. */
const maxLevels = 5;

/**
 * Image parsers, which return what `pictureUrl` allows. Relative paths are resolved against `base`; without one,
 * root-relative paths are kept, since they point to this site's own images.
 */
export function imageParsers(base?: string) {
  function readUrl(text: string, complain: ReportProblem): string | null {
    const trimmed = text.trim();
    if (trimmed.length > maxUrlLength) {
      complain(`is longer than ${maxUrlLength.toLocaleString('en-US')} characters`);
      return null;
    }
    const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
    const resolved = base && URL.canParse(absolute, base) ? new URL(absolute, base).href : absolute;
    const found = pictureUrl(resolved);
    if (found === null) complain('is not an image URL');
    return found;
  }

  /** One URL: a string, an object that holds one, or the first of a list. */
  function parseImage(value: unknown, complain: ReportProblem): string | null {
    return readImage(value, complain, 1);
  }

  function readImage(value: unknown, complain: ReportProblem, level: number): string | null {
    if (isAbsent(value)) return null;
    const list = typeof value === 'string' ? parseJsonList(value) : value;
    if (level <= maxLevels) {
      if (Array.isArray(list)) return firstImage(list, complain, level);
      if (isRecord(value)) {
        const inner = value.image ?? value.url ?? value.src ?? value.original ?? value.file;
        return readImage(inner, complain, level + 1);
      }
    }
    if (typeof value === 'string') return readUrl(value, complain);
    complain('is not an image URL');
    return null;
  }

  function firstImage(list: unknown[], complain: ReportProblem, level: number): string | null {
    for (const entry of list.slice(0, maxEntries)) {
      const image = readImage(entry, complain, level + 1);
      if (image !== null) return image;
    }
    return null;
  }

  /** Unique URLs from a list, a JSON-encoded list or a single image, in order. */
  function parseImages(value: unknown, complain: ReportProblem): string[] {
    if (isAbsent(value)) return [];
    const list = typeof value === 'string' ? splitImages(cutText(value, maxListText, complain)) : value;
    const entries = cutList(Array.isArray(list) ? list : [list], maxEntries, complain);
    const images = entries.map((entry) => parseImage(entry, complain));
    return [...new Set(images.filter((image) => image !== null))];
  }

  return { parseImage, parseImages };
}

/** A URL may contain commas and semicolons, but hardly before another URL. */
function splitImages(text: string): unknown[] {
  const parts = () => text.split(/\||[\s,;](?=https?:\/\/)/i).map((part) => part.trim().replace(/[,;]$/, ''));
  return parseJsonList(text) ?? parts();
}
