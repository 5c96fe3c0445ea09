import { textStart } from '@/lib/format/plain-text';
import { safeDescription } from '@/lib/format/safe-html';
import { textAttributes } from '@/lib/format/text-direction';

/** The property's description, sanitised because it comes from outside. */
export function Description({ html, title }: { html: string | null; title: string }) {
  const safe = html ? safeDescription(html).trim() : '';
  if (!safe) return null;
  return (
    <section aria-label={`About ${title}`} className="mt-10 lg:mt-14">
      <div
        {...textAttributes(textStart(safe))}
        className="description"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeDescription above
        dangerouslySetInnerHTML={{ __html: safe }}
      />
    </section>
  );
}
