import { safeDescription } from '@/lib/format/safe-html';

const prose =
  'max-w-[62ch] text-body [&_a]:text-gold-text [&_a]:underline [&_a]:underline-offset-4 [&_b]:font-semibold [&_b]:text-ink [&_blockquote]:mb-4 [&_blockquote]:border-s [&_blockquote]:border-gold [&_blockquote]:ps-5 [&_blockquote]:italic [&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2]:text-ink [&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:text-xl [&_h3]:text-ink [&_h4]:mt-6 [&_h4]:mb-2 [&_h4]:font-semibold [&_h4]:text-ink [&_li]:mb-1.5 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:ps-5 [&_p]:mb-4 [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:ps-5 [&>:last-child]:mb-0';

/** The property's description, sanitised because it comes from outside. */
export function Description({ html, title }: { html: string | null; title: string }) {
  const safe = html ? safeDescription(html).trim() : '';
  if (!safe) return null;
  return (
    <section aria-label={`About ${title}`} className="mt-10 lg:mt-14">
      <div
        className={prose}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeDescription above
        dangerouslySetInnerHTML={{ __html: safe }}
      />
    </section>
  );
}
