import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AgentForm } from '@/components/agent-desk/agent-form';
import { propertiesText } from '@/components/agent-desk/agent-list';
import { AgentState } from '@/components/agent-desk/agent-state';
import { LeaveButton } from '@/components/agent-desk/leave-button';
import { AgentIntro } from '@/components/catalog/agent-intro';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { getAgent } from '@/lib/agents/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { formatDateTime } from '@/lib/format/date-time';
import { deskPhone } from '@/lib/format/desk-phone';
import { splitList } from '@/lib/format/split-list';
import { hasRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Agent' };

type Props = { params: Promise<{ id: string }> };

export default async function AgentPage({ params }: Props) {
  const { role } = await requirePageStaff();
  const { id } = await params;
  const agent = ownsCatalog() ? await getAgent(id) : null;
  if (!agent) notFound();
  const mayEdit = hasRole(role, 'admin');
  return (
    <>
      <BackLink href={staffRoutes.agents}>All agents</BackLink>
      <PageHeader title={agent.name}>
        <AgentState agent={agent} />
        {mayEdit && <LeaveButton agent={agent} />}
      </PageHeader>
      <p className="mt-6 text-sm text-stone wrap-anywhere">
        {agent.email}. {propertiesText(agent)}.
        {agent.left_at && ` Left ${formatDateTime(agent.left_at)}; the desk answers for their properties.`}
      </p>
      {mayEdit ? (
        <AgentForm agent={agent} />
      ) : (
        <div className="mt-8">
          <AgentIntro agent={{ ...agent, languages: splitList(agent.languages) }} />
          <p className="figures mt-5">
            {agent.phone ? deskPhone(agent.phone) : 'No phone: the desk answers.'}
          </p>
        </div>
      )}
    </>
  );
}
