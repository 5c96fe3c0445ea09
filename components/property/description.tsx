import { unbrokenPrices } from '@/lib/format/number';
import { textStart } from '@/lib/format/plain-text';
import { safeDescription } from '@/lib/format/safe-html';
import { markLines, textAttributes } from '@/lib/format/text-direction';

/** The property's description, sanitised because it comes from outside. */
export function Description({ html, title }: { html: string | null; title: string }) {
  const safe = html ? unbrokenPrices(safeDescription(html).trim()) : '';
  if (!safe) return null;
  const attributes = textAttributes(textStart(safe));
  return (
    <section aria-label={`About ${title}`} className="mt-10 lg:mt-14">
      <div
        {...attributes}
        className="description"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeDescription above
        dangerouslySetInnerHTML={{ __html: attributes ? markLines(safe) : safe }}
      />
    </section>
  );
}
