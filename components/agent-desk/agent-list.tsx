import { AgentPortrait } from '@/components/catalog/agent-portrait';
import { Dotted } from '@/components/staff/dotted';
import { Link } from '@/components/staff/link';
import type { DeskAgent } from '@/lib/agents/desk';
import { counted } from '@/lib/format/counted';
import { deskPhone } from '@/lib/format/desk-phone';
import { staffRoutes } from '@/lib/staff-routes';
import { AgentState } from './agent-state';

export function AgentList({ agents }: { agents: DeskAgent[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {agents.map((agent) => (
        <li key={agent.id}>
          <Link
            href={staffRoutes.agent(agent.id)}
            className="flex flex-wrap items-center gap-4 py-4 hover:bg-sand/50"
          >
            <AgentPortrait name={agent.name} photo={agent.photo} />
            <span className="grid min-w-0 flex-1 basis-32 grid-cols-[minmax(0,1fr)] gap-1">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-medium wrap-anywhere">
                  <bdi>{agent.name}</bdi>
                </span>
                <AgentState agent={agent} />
              </span>
              <span className="text-sm text-stone">
                <Dotted parts={factsOf(agent).map((fact) => ({ key: fact, text: fact }))} />
              </span>
              <span className="text-sm text-stone wrap-anywhere">{propertiesText(agent)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ email, phone, brn, languages }: DeskAgent): string[] {
  return [phone ? deskPhone(phone) : 'No phone', brn ? `BRN ${brn}` : 'No BRN', languages, email].filter(
    (fact) => fact !== null,
  );
}

const inWords = new Intl.ListFormat('en-GB');

/** `1,204 properties on the site, from crm, bayut and owners`. */
export function propertiesText({ listings, feeds }: Pick<DeskAgent, 'listings' | 'feeds'>): string {
  if (listings === 0) return 'No properties on the site';
  return `${counted(listings, 'property', 'properties')} on the site, from ${inWords.format(feeds)}`;
}
