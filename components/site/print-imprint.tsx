import type { Agent } from '@/lib/catalog/agent';
import { readablePhone } from '@/lib/format/readable-phone';
import { site } from '@/lib/site';

type PrintImprintProps = {
  /** Path of the page, without a query. */
  path: string;
  /** Whom to call about the page's property; defaults to the desk. */
  agent: Agent | null;
};

/** Contacts and URL of the page, in print only. */
export function PrintImprint({ path, agent }: PrintImprintProps) {
  return (
    <div className="figures hidden border-t border-ink pt-4 text-[0.875rem] leading-relaxed break-inside-avoid print:mt-9 print:flex print:justify-between print:gap-8">
      <p className="wrap-anywhere">
        {agent && (
          <>
            <bdi>{agent.name}</bdi>
            {agent.brn && `, BRN ${agent.brn}`}
            <br />
          </>
        )}
        <strong className="font-semibold">{agent?.phone ? readablePhone(agent.phone) : site.phone}</strong>
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
