import {
  BookOpenText,
  Building2,
  ChartColumn,
  CircleUserRound,
  Contact,
  FileText,
  Import,
  Inbox,
  type LucideIcon,
  Mail,
  ScrollText,
  ShieldCheck,
  Tags,
  Users,
} from 'lucide-react';
import type { StaffRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';

export type StaffScreen = { href: string; label: string; icon: LucideIcon; role: StaffRole };

/** Staff screens in menu order, with the required role. */
export const staffNavigation: readonly StaffScreen[] = [
  { href: staffRoutes.home, label: 'Enquiries', icon: Inbox, role: 'advisor' },
  { href: staffRoutes.articles, label: 'Articles', icon: FileText, role: 'advisor' },
  { href: staffRoutes.statistics, label: 'Statistics', icon: ChartColumn, role: 'advisor' },
  { href: staffRoutes.properties, label: 'Properties', icon: Building2, role: 'advisor' },
  { href: staffRoutes.agents, label: 'Agents', icon: Contact, role: 'advisor' },
  { href: staffRoutes.landingPages, label: 'Landing pages', icon: BookOpenText, role: 'advisor' },
  { href: staffRoutes.newsletter, label: 'Newsletter', icon: Mail, role: 'admin' },
  { href: staffRoutes.feeds, label: 'Feeds', icon: Import, role: 'admin' },
  { href: staffRoutes.names, label: 'Names', icon: Tags, role: 'admin' },
  { href: staffRoutes.privacy, label: 'Privacy', icon: ShieldCheck, role: 'admin' },
  { href: staffRoutes.audit, label: 'Audit log', icon: ScrollText, role: 'admin' },
  { href: staffRoutes.accounts, label: 'People', icon: Users, role: 'admin' },
  { href: staffRoutes.account, label: 'Account', icon: CircleUserRound, role: 'advisor' },
];
