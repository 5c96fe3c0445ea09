import * as unknown from '@/app/api/[[...path]]/route';
import * as auth from '@/app/api/auth/[action]/route';
import * as health from '@/app/api/health/route';
import * as jobs from '@/app/api/jobs/run/route';
import * as metrics from '@/app/api/metrics/route';
import * as openApi from '@/app/api/openapi.json/route';
import * as staffAccount from '@/app/api/staff/accounts/[id]/route';
import * as staffAccounts from '@/app/api/staff/accounts/route';
import * as staffAgent from '@/app/api/staff/agents/[id]/route';
import * as staffAgents from '@/app/api/staff/agents/route';
import * as staffArticle from '@/app/api/staff/articles/[id]/route';
import * as staffArticles from '@/app/api/staff/articles/route';
import * as enquiryAction from '@/app/api/staff/enquiries/[id]/[action]/route';
import * as enquiryChanges from '@/app/api/staff/enquiries/[id]/changes/route';
import * as enquiryExport from '@/app/api/staff/enquiries/export/route';
import * as inbox from '@/app/api/staff/enquiries/inbox/route';
import * as unread from '@/app/api/staff/enquiries/unread/route';
import * as feedReport from '@/app/api/staff/feed-reports/[id]/route';
import * as staffFeed from '@/app/api/staff/feeds/[name]/route';
import * as staffLandingPage from '@/app/api/staff/landing-pages/[kind]/[slug]/route';
import * as staffLandingPages from '@/app/api/staff/landing-pages/route';
import * as staffMedia from '@/app/api/staff/media/route';
import * as staffName from '@/app/api/staff/names/[id]/route';
import * as staffNames from '@/app/api/staff/names/route';
import * as newsletterAddress from '@/app/api/staff/newsletter/[id]/route';
import * as newsletterExport from '@/app/api/staff/newsletter/export/route';
import * as newsletterAddresses from '@/app/api/staff/newsletter/route';
import * as staffPrivacy from '@/app/api/staff/privacy/route';
import * as staffProperty from '@/app/api/staff/properties/[id]/route';
import * as staffProperties from '@/app/api/staff/properties/route';
import * as staffSession from '@/app/api/staff/sessions/[id]/route';
import * as favorites from '@/app/api/user/favorites/route';
import * as userEnquiries from '@/app/api/user/inquiries/route';
import * as userProfile from '@/app/api/user/profile/route';
import * as userProfileUpdate from '@/app/api/user/profile/update/route';
import * as blog from '@/app/api/v1/blogs/[slug]/route';
import * as blogView from '@/app/api/v1/blogs/[slug]/view/route';
import * as blogCategory from '@/app/api/v1/blogs/category/[category]/route';
import * as blogFeatured from '@/app/api/v1/blogs/featured/route';
import * as blogs from '@/app/api/v1/blogs/route';
import * as blogSearch from '@/app/api/v1/blogs/search/route';
import * as cityDistricts from '@/app/api/v1/cities/[id]/districts/route';
import * as city from '@/app/api/v1/cities/[id]/route';
import * as cities from '@/app/api/v1/cities/route';
import * as contact from '@/app/api/v1/contact/[id]/route';
import * as contactCreate from '@/app/api/v1/contact/create/route';
import * as contactList from '@/app/api/v1/contact/list/route';
import * as contactPress from '@/app/api/v1/contact/press/route';
import * as contactStatistics from '@/app/api/v1/contact/statistics/route';
import * as contactSubmit from '@/app/api/v1/contact/submit/route';
import * as developerProperties from '@/app/api/v1/developers/[id]/properties/route';
import * as developer from '@/app/api/v1/developers/[id]/route';
import * as developers from '@/app/api/v1/developers/route';
import * as district from '@/app/api/v1/districts/[id]/route';
import * as districts from '@/app/api/v1/districts/route';
import * as featuredExpanded from '@/app/api/v1/featured-properties/expanded/route';
import * as featuredInitial from '@/app/api/v1/featured-properties/initial/route';
import * as featured from '@/app/api/v1/featured-properties/route';
import * as multilingual from '@/app/api/v1/multilingual-properties/route';
import * as newsletterConfirm from '@/app/api/v1/newsletter/confirm/route';
import * as newsletter from '@/app/api/v1/newsletter/route';
import * as newsletterUnsubscribe from '@/app/api/v1/newsletter/unsubscribe/route';
import * as favorite from '@/app/api/v1/properties/[id]/favorite/route';
import * as inquiry from '@/app/api/v1/properties/[id]/inquiry/route';
import * as unit from '@/app/api/v1/properties/[id]/units/[unitId]/route';
import * as units from '@/app/api/v1/properties/[id]/units/route';
import * as detail from '@/app/api/v1/properties/detail/[slug]/route';
import * as properties from '@/app/api/v1/properties/route';
import * as similar from '@/app/api/v1/property-details/[id]/similar_properties/route';
import * as filterNames from '@/app/api/v1/property-filters/names/route';
import * as filterPanel from '@/app/api/v1/property-filters/panel/route';
import * as filters from '@/app/api/v1/property-filters/route';
import * as search from '@/app/api/v1/property-search/route';
import * as statistics from '@/app/api/v1/property-statistics/route';
import * as webhook from '@/app/api/webhooks/[portal]/route';
import { stub } from '@/testing/stub';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];
type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** Every API route by path pattern; `{name}` marks a parameter. */
export const publicReads = {
  '/api/v1/properties/': properties,
  '/api/v1/multilingual-properties/': multilingual,
  '/api/v1/properties/detail/{slug}/': detail,
  '/api/v1/properties/{id}/units/': units,
  '/api/v1/properties/{id}/units/{unitId}/': unit,
  '/api/v1/property-details/{id}/similar_properties/': similar,
  '/api/v1/featured-properties/': featured,
  '/api/v1/featured-properties/initial/': featuredInitial,
  '/api/v1/featured-properties/expanded/': featuredExpanded,
  '/api/v1/property-search/': search,
  '/api/v1/property-filters/': filters,
  '/api/v1/property-filters/names/': filterNames,
  '/api/v1/property-filters/panel/': filterPanel,
  '/api/v1/property-statistics/': statistics,
  '/api/v1/cities/': cities,
  '/api/v1/cities/{id}/': city,
  '/api/v1/cities/{id}/districts/': cityDistricts,
  '/api/v1/districts/': districts,
  '/api/v1/districts/{id}/': district,
  '/api/v1/developers/': developers,
  '/api/v1/developers/{id}/': developer,
  '/api/v1/developers/{id}/properties/': developerProperties,
  '/api/v1/blogs/': blogs,
  '/api/v1/blogs/{slug}/': blog,
  '/api/v1/blogs/category/{category}/': blogCategory,
  '/api/v1/blogs/search/': blogSearch,
  '/api/v1/blogs/featured/': blogFeatured,
};

const publicWrites = {
  '/api/v1/contact/submit/': contactSubmit,
  '/api/v1/contact/press/': contactPress,
  '/api/v1/properties/{id}/inquiry/': inquiry,
  '/api/v1/properties/{id}/favorite/': favorite,
  '/api/v1/blogs/{slug}/view/': blogView,
  '/api/v1/newsletter/': newsletter,
  '/api/v1/newsletter/confirm/': newsletterConfirm,
  '/api/v1/newsletter/unsubscribe/': newsletterUnsubscribe,
};

export const staffOnly = {
  '/api/v1/contact/create/': contactCreate,
  '/api/v1/contact/list/': contactList,
  '/api/v1/contact/statistics/': contactStatistics,
  '/api/v1/contact/{id}/': contact,
  '/api/auth/{action}/': auth,
  '/api/user/profile/': userProfile,
  '/api/user/profile/update/': userProfileUpdate,
  '/api/user/inquiries/': userEnquiries,
  '/api/staff/accounts/': staffAccounts,
  '/api/staff/accounts/{id}/': staffAccount,
  '/api/staff/sessions/{id}/': staffSession,
  '/api/staff/properties/': staffProperties,
  '/api/staff/properties/{id}/': staffProperty,
  '/api/staff/agents/': staffAgents,
  '/api/staff/agents/{id}/': staffAgent,
  '/api/staff/landing-pages/': staffLandingPages,
  '/api/staff/landing-pages/{kind}/{slug}/': staffLandingPage,
  '/api/staff/names/': staffNames,
  '/api/staff/names/{id}/': staffName,
  '/api/staff/articles/': staffArticles,
  '/api/staff/articles/{id}/': staffArticle,
  '/api/staff/media/': staffMedia,
  '/api/staff/privacy/': staffPrivacy,
  '/api/staff/feeds/{name}/': staffFeed,
  '/api/staff/feed-reports/{id}/': feedReport,
  '/api/staff/newsletter/': newsletterAddresses,
  '/api/staff/newsletter/{id}/': newsletterAddress,
  '/api/staff/newsletter/export/': newsletterExport,
  '/api/staff/enquiries/{id}/{action}/': enquiryAction,
  '/api/staff/enquiries/export/': enquiryExport,
  '/api/staff/enquiries/inbox/': inbox,
  '/api/staff/enquiries/unread/': unread,
  '/api/staff/enquiries/{id}/changes/': enquiryChanges,
};

export const allRoutes = {
  ...publicReads,
  ...publicWrites,
  ...staffOnly,
  '/api/health/': health,
  '/api/jobs/run/': jobs,
  '/api/webhooks/{portal}/': webhook,
  '/api/metrics/': metrics,
  '/api/openapi.json': openApi,
  '/api/user/favorites/': favorites,
  '/api/{path}/': unknown,
};

export type RoutePath = keyof typeof allRoutes;
export type Params = Record<string, string>;

/** The handlers of different routes expect different parameters; a caller passes those of its path. */
export function handlerOf(path: RoutePath, method: Method): Handler {
  return stub<Handler>(allRoutes[path][method]);
}

/** Calls a route handler as the server would. */
export function call(
  path: RoutePath,
  {
    method = 'GET',
    params = {},
    query = '',
    headers = {},
    body,
  }: {
    method?: Method;
    params?: Params;
    query?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<Response> {
  const address = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent((params[name] ?? 'x').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
  const request = new Request(`http://site.test${address}${query && `?${query}`}`, { method, headers, body });
  return handlerOf(path, method)(request, { params: Promise.resolve(stub(params)) });
}

/** Calls a route handler with a JSON body. */
export function send(
  path: RoutePath,
  value: unknown,
  options: Omit<NonNullable<Parameters<typeof call>[1]>, 'body'> = {},
) {
  const headers = { 'content-type': 'application/json', ...options.headers };
  return call(path, { method: 'POST', ...options, headers, body: JSON.stringify(value) });
}
