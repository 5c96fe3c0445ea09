import { site } from '@/lib/site';

/** Who builds it. */
export function DeveloperCard({ name }: { name: string }) {
  return (
    <section aria-labelledby="developer" className="border border-line p-7 lg:p-8">
      <h2 id="developer" className="label font-sans">
        Developer
      </h2>
      <p className="display-sm mt-4">{name}</p>
      {site.promises.developer && (
        <p className="mt-1.5 text-[0.9375rem] text-stone">{site.promises.developer}</p>
      )}
    </section>
  );
}
