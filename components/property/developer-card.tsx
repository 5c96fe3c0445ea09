import { IntentLink } from '@/components/ui/intent-link';
import type { Named } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function DeveloperCard({ developer }: { developer: Named }) {
  return (
    <section aria-labelledby="developer" className="panel break-inside-avoid">
      <h2 id="developer" className="label font-sans">
        Developer
      </h2>
      <p className="display-sm mt-4 wrap-anywhere">
        <IntentLink
          href={routes.landing('developers', developer.slug)}
          className="underline-offset-8 hover:underline hover:decoration-1"
        >
          {developer.name}
        </IntentLink>
      </p>
      {site.promises.developer && (
        <p className="mt-1.5 text-[0.9375rem] text-stone">{site.promises.developer}</p>
      )}
    </section>
  );
}
