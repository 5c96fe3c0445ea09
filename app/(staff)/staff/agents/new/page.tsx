import type { Metadata } from 'next';
import { AgentForm } from '@/components/agent-desk/agent-form';
import { BackLink } from '@/components/staff/back-link';
import { BackendNotice } from '@/components/staff/backend-notice';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'New agent' };

export default async function NewAgentPage() {
  await requirePageStaff('admin');
  if (!ownsCatalog()) return <BackendNotice title="New agent" />;
  return (
    <>
      <BackLink href={staffRoutes.agents}>All agents</BackLink>
      <PageHeader title="New agent" />
      <AgentForm agent={null} />
    </>
  );
}
