import { isAbsent, isRecord } from './fields';
import type { ReportProblem } from './problem';
import { parseJsonList } from './text';

const maxLength = 2_000;

/**
 * Readers of picture addresses. A relative address belongs to `base`; without one it is kept when it starts at
 * the root, where this site's own pictures are. Anything but http, https is refused.
 */
export function imageParsers(base?: string) {
  function address(text: string, complain: ReportProblem): string | null {
    const trimmed = text.trim();
    if (!base && /^\/(?!\/)[^\\]*$/.test(trimmed) && trimmed.length <= maxLength) return trimmed;
    const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
    const url = URL.canParse(absolute, base || undefined) ? new URL(absolute, base || undefined) : null;
    if (url && /^https?:$/.test(url.protocol) && url.href.length <= maxLength) return url.href;
    complain('is not a web address');
    return null;
  }

  /** One address: a text, an object that holds one, or the first of a list. */
  function parseImage(value: unknown, complain: ReportProblem): string | null {
    if (isAbsent(value)) return null;
    if (typeof value === 'string') {
      const list = parseJsonList(value);
      return list ? parseImage(list, complain) : address(value, complain);
    }
    if (Array.isArray(value)) return parseImages(value, complain)[0] ?? null;
    if (isRecord(value)) {
      const inner = value.image ?? value.url ?? value.src ?? value.original ?? value.file;
      if (!isAbsent(inner)) return parseImage(inner, complain);
      return null;
    }
    complain('is not a web address');
    return null;
  }

  /** Addresses of a list, a JSON-encoded list or a single picture, in order, each once. */
  function parseImages(value: unknown, complain: ReportProblem): string[] {
    if (isAbsent(value)) return [];
    const list = typeof value === 'string' ? (parseJsonList(value) ?? value.split('|')) : value;
    const images = (Array.isArray(list) ? list : [list]).map((entry) => parseImage(entry, complain));
    return [...new Set(images.filter((image) => image !== null))];
  }

  return { parseImage, parseImages };
}
