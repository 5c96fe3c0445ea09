import { Contact } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { AgentList } from '@/components/agent-desk/agent-list';
import { agentStateLabels } from '@/components/agent-desk/agent-state';
import { BackendNotice } from '@/components/staff/backend-notice';
import { Link } from '@/components/staff/link';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { Button } from '@/components/ui/button';
import { listAgents, readAgentQuery } from '@/lib/agents/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { hasRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Agents' };

export default async function AgentsPage({ searchParams }: { searchParams: SearchParams }) {
  const { role } = await requirePageStaff();
  if (!ownsCatalog()) return <BackendNotice title="Agents" />;
  const list = await readList(staffRoutes.agents, searchParams, readAgentQuery, listAgents);
  return (
    <>
      <PageHeader title="Agents">
        {hasRole(role, 'admin') && (
          <Button asChild size="md">
            <Link href={staffRoutes.newAgent}>New agent</Link>
          </Button>
        )}
      </PageHeader>
      <SearchFilters
        action={staffRoutes.agents}
        search={list.query.search}
        choice={{ name: 'state', label: 'State', value: list.query.state, options: agentStateLabels }}
      />
      <ListResults
        icon={Contact}
        entry="agent"
        entries="agents"
        empty="No agents yet. They come with the properties of a feed, or are added here."
        {...list}
      >
        <AgentList agents={list.found.results} />
      </ListResults>
    </>
  );
}
