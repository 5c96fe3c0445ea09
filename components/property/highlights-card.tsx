import { site } from '@/lib/site';

/** The agency's promises, the same for every property. */
export function HighlightsCard() {
  const highlights: readonly string[] = site.promises.highlights;
  if (highlights.length === 0) return null;
  return (
    <section aria-labelledby="highlights" className="panel group/highlights only:col-span-full print:hidden">
      <h2 id="highlights" className="label font-sans">
        Investment Highlights
      </h2>
      <ul className="mt-4 flex flex-col gap-x-10 gap-y-2.5 text-[0.9375rem] sm:group-only/highlights:flex-row sm:group-only/highlights:flex-wrap">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex items-center gap-3">
            <span aria-hidden className="gold-fill h-px w-5 shrink-0" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
