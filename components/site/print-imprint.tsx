import { site } from '@/lib/site';

/** Contacts and URL of the page, in print only. `path` has no query. */
export function PrintImprint({ path }: { path: string }) {
  return (
    <div className="figures hidden border-t border-ink pt-4 text-[0.875rem] leading-relaxed break-inside-avoid print:mt-9 print:flex print:justify-between print:gap-8">
      <p>
        <strong className="font-semibold">{site.phone}</strong>
        <br />
        {site.email}
      </p>
      <p className="text-end text-stone">
        {site.office.lines.join(', ')}
        <br />
        {site.url}
        {path}
      </p>
    </div>
  );
}
