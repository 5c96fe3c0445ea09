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
import { routes } from '@/lib/routes';
import type { StaffRole } from '@/lib/staff/roles';

export type StaffScreen = { href: string; label: string; icon: LucideIcon; role: StaffRole };

/** Staff screens in menu order, with the required role. */
export const staffNavigation: readonly StaffScreen[] = [
  { href: routes.staff, label: 'Enquiries', icon: Inbox, role: 'advisor' },
  { href: routes.staffArticles, label: 'Articles', icon: FileText, role: 'advisor' },
  { href: routes.staffStatistics, label: 'Statistics', icon: ChartColumn, role: 'advisor' },
  { href: routes.staffProperties, label: 'Properties', icon: Building2, role: 'advisor' },
  { href: routes.staffAgents, label: 'Agents', icon: Contact, role: 'advisor' },
  { href: routes.staffLandingPages, label: 'Landing pages', icon: BookOpenText, role: 'advisor' },
  { href: routes.staffNewsletter, label: 'Newsletter', icon: Mail, role: 'admin' },
  { href: routes.staffFeeds, label: 'Feeds', icon: Import, role: 'admin' },
  { href: routes.staffNames, label: 'Names', icon: Tags, role: 'admin' },
  { href: routes.staffPrivacy, label: 'Privacy', icon: ShieldCheck, role: 'admin' },
  { href: routes.staffAudit, label: 'Audit log', icon: ScrollText, role: 'admin' },
  { href: routes.staffAccounts, label: 'People', icon: Users, role: 'admin' },
  { href: routes.staffAccount, label: 'Account', icon: CircleUserRound, role: 'advisor' },
];
