import { encodeText } from '@/lib/format/well-formed';
import type { LandingKind } from '@/lib/routes';

/** Paths of the agency's desk; apart from those of the site, whose pages would load them too. */
export const staffRoutes = {
  login: '/login',
  forgotPassword: '/login/forgot',
  setPassword: (token: string) => `/login/password?token=${encodeText(token)}`,
  home: '/staff',
  /** @param filters query of the inbox that its link back leads to */
  enquiry: (id: number, filters = '') => `/staff/enquiries/${id}${filters && `?${filters}`}`,
  inbox: (filters: string) => `/staff${filters && `?${filters}`}`,
  newEnquiry: '/staff/enquiries/new',
  /** The open enquiries of an account. */
  openEnquiries: (staffId: string) => `/staff?status=open&assignee=${encodeText(staffId)}`,
  /** Like `openEnquiries`, with a choice of those to assign to someone else. */
  reassign: (staffId: string) => `/staff?status=open&assignee=${encodeText(staffId)}&select=1`,
  statistics: '/staff/statistics',
  articles: '/staff/articles',
  newArticle: '/staff/articles/new',
  article: (id: number) => `/staff/articles/${id}`,
  articlePreview: (id: number) => `/staff/articles/${id}/preview`,
  agents: '/staff/agents',
  newAgent: '/staff/agents/new',
  agent: (id: string) => `/staff/agents/${encodeText(id)}`,
  properties: '/staff/properties',
  property: (id: number) => `/staff/properties/${id}`,
  names: '/staff/names',
  newName: '/staff/names/new',
  name: (id: number) => `/staff/names/${id}`,
  landingPages: '/staff/landing-pages',
  landingPage: (kind: LandingKind, slug: string) => `/staff/landing-pages/${kind}/${encodeText(slug)}`,
  newsletter: '/staff/newsletter',
  feeds: '/staff/feeds',
  feed: (name: string) => `/staff/feeds/${encodeText(name)}`,
  feedRun: (name: string, id: number) => `/staff/feeds/${encodeText(name)}/runs/${id}`,
  newUpload: '/staff/feeds/uploads/new',
  upload: (id: number) => `/staff/feeds/uploads/${id}`,
  privacy: '/staff/privacy',
  audit: '/staff/audit',
  accounts: '/staff/accounts',
  account: '/staff/account',
} as const;

export type AuthAction =
  | 'login'
  | 'logout'
  | 'profile'
  | 'refresh'
  | 'check-status'
  | 'change-password'
  | 'request-password-reset'
  | 'reset-password';

/** Paths of the HTTP API for staff, with a trailing slash. */
export const staffApi = {
  newsletterAddress: (id: number) => `/api/staff/newsletter/${id}/`,
  newsletterExport: '/api/staff/newsletter/export/',
  feed: (name: string) => `/api/staff/feeds/${encodeText(name)}/`,
  uploads: (file: string) => `/api/staff/uploads/?file=${encodeText(file)}`,
  upload: (id: number) => `/api/staff/uploads/${id}/`,
  joinedFile: (id: number, file = '') =>
    `/api/staff/uploads/${id}/joined/${file && `?file=${encodeText(file)}`}`,
  feedReport: (id: number) => `/api/staff/feed-reports/${id}/`,
  person: '/api/staff/privacy/',
  profileUpdate: '/api/user/profile/update/',
  auth: (action: AuthAction) => `/api/auth/${action}/`,
  enquiries: '/api/v1/contact/list/',
  enquiry: (id: number) => `/api/v1/contact/${id}/`,
  enquiryCreate: '/api/v1/contact/create/',
  enquiryAction: (id: number, action: 'assign' | 'notes' | 'answers' | 'deliveries') =>
    `/api/staff/enquiries/${id}/${action}/`,
  assignEnquiries: '/api/staff/enquiries/assign/',
  enquiryChanges: (id: number) => `/api/staff/enquiries/${id}/changes/`,
  inbox: '/api/staff/enquiries/inbox/',
  unread: '/api/staff/enquiries/unread/',
  enquiryExport: '/api/staff/enquiries/export/',
  accounts: '/api/staff/accounts/',
  account: (id: string) => `/api/staff/accounts/${encodeText(id)}/`,
  session: (id: string) => `/api/staff/sessions/${encodeText(id)}/`,
  article: (id: number) => `/api/staff/articles/${id}/`,
  agents: '/api/staff/agents/',
  agent: (id: string) => `/api/staff/agents/${encodeText(id)}/`,
  property: (id: number) => `/api/staff/properties/${id}/`,
  names: '/api/staff/names/',
  name: (id: number) => `/api/staff/names/${id}/`,
  landingPage: (kind: LandingKind, slug: string) => `/api/staff/landing-pages/${kind}/${encodeText(slug)}/`,
  media: '/api/staff/media/',
} as const;
