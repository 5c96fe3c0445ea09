import { stub } from '@/testing/stub';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];
type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** Every API route by path pattern; `{name}` marks a parameter. */
export const publicReads = {
  '/api/v1/properties/': () => import('@/app/api/v1/properties/route'),
  '/api/v1/multilingual-properties/': () => import('@/app/api/v1/multilingual-properties/route'),
  '/api/v1/properties/detail/{slug}/': () => import('@/app/api/v1/properties/detail/[slug]/route'),
  '/api/v1/properties/{id}/units/': () => import('@/app/api/v1/properties/[id]/units/route'),
  '/api/v1/properties/{id}/units/{unitId}/': () =>
    import('@/app/api/v1/properties/[id]/units/[unitId]/route'),
  '/api/v1/property-details/{id}/similar_properties/': () =>
    import('@/app/api/v1/property-details/[id]/similar_properties/route'),
  '/api/v1/featured-properties/': () => import('@/app/api/v1/featured-properties/route'),
  '/api/v1/featured-properties/initial/': () => import('@/app/api/v1/featured-properties/initial/route'),
  '/api/v1/featured-properties/expanded/': () => import('@/app/api/v1/featured-properties/expanded/route'),
  '/api/v1/property-search/': () => import('@/app/api/v1/property-search/route'),
  '/api/v1/property-filters/': () => import('@/app/api/v1/property-filters/route'),
  '/api/v1/property-filters/names/': () => import('@/app/api/v1/property-filters/names/route'),
  '/api/v1/property-filters/panel/': () => import('@/app/api/v1/property-filters/panel/route'),
  '/api/v1/property-statistics/': () => import('@/app/api/v1/property-statistics/route'),
  '/api/v1/cities/': () => import('@/app/api/v1/cities/route'),
  '/api/v1/cities/{id}/': () => import('@/app/api/v1/cities/[id]/route'),
  '/api/v1/cities/{id}/districts/': () => import('@/app/api/v1/cities/[id]/districts/route'),
  '/api/v1/districts/': () => import('@/app/api/v1/districts/route'),
  '/api/v1/districts/{id}/': () => import('@/app/api/v1/districts/[id]/route'),
  '/api/v1/developers/': () => import('@/app/api/v1/developers/route'),
  '/api/v1/developers/{id}/': () => import('@/app/api/v1/developers/[id]/route'),
  '/api/v1/developers/{id}/properties/': () => import('@/app/api/v1/developers/[id]/properties/route'),
  '/api/v1/blogs/': () => import('@/app/api/v1/blogs/route'),
  '/api/v1/blogs/{slug}/': () => import('@/app/api/v1/blogs/[slug]/route'),
  '/api/v1/blogs/category/{category}/': () => import('@/app/api/v1/blogs/category/[category]/route'),
  '/api/v1/blogs/search/': () => import('@/app/api/v1/blogs/search/route'),
  '/api/v1/blogs/featured/': () => import('@/app/api/v1/blogs/featured/route'),
};

const publicWrites = {
  '/api/v1/contact/submit/': () => import('@/app/api/v1/contact/submit/route'),
  '/api/v1/contact/press/': () => import('@/app/api/v1/contact/press/route'),
  '/api/v1/properties/{id}/inquiry/': () => import('@/app/api/v1/properties/[id]/inquiry/route'),
  '/api/v1/properties/{id}/favorite/': () => import('@/app/api/v1/properties/[id]/favorite/route'),
  '/api/v1/blogs/{slug}/view/': () => import('@/app/api/v1/blogs/[slug]/view/route'),
  '/api/v1/newsletter/': () => import('@/app/api/v1/newsletter/route'),
  '/api/v1/newsletter/confirm/': () => import('@/app/api/v1/newsletter/confirm/route'),
  '/api/v1/newsletter/unsubscribe/': () => import('@/app/api/v1/newsletter/unsubscribe/route'),
};

export const staffOnly = {
  '/api/v1/contact/create/': () => import('@/app/api/v1/contact/create/route'),
  '/api/v1/contact/list/': () => import('@/app/api/v1/contact/list/route'),
  '/api/v1/contact/statistics/': () => import('@/app/api/v1/contact/statistics/route'),
  '/api/v1/contact/{id}/': () => import('@/app/api/v1/contact/[id]/route'),
  '/api/auth/{action}/': () => import('@/app/api/auth/[action]/route'),
  '/api/user/profile/': () => import('@/app/api/user/profile/route'),
  '/api/user/profile/update/': () => import('@/app/api/user/profile/update/route'),
  '/api/user/inquiries/': () => import('@/app/api/user/inquiries/route'),
  '/api/staff/accounts/': () => import('@/app/api/staff/accounts/route'),
  '/api/staff/accounts/{id}/': () => import('@/app/api/staff/accounts/[id]/route'),
  '/api/staff/sessions/{id}/': () => import('@/app/api/staff/sessions/[id]/route'),
  '/api/staff/properties/': () => import('@/app/api/staff/properties/route'),
  '/api/staff/properties/{id}/': () => import('@/app/api/staff/properties/[id]/route'),
  '/api/staff/agents/': () => import('@/app/api/staff/agents/route'),
  '/api/staff/agents/{id}/': () => import('@/app/api/staff/agents/[id]/route'),
  '/api/staff/landing-pages/': () => import('@/app/api/staff/landing-pages/route'),
  '/api/staff/landing-pages/{kind}/{slug}/': () =>
    import('@/app/api/staff/landing-pages/[kind]/[slug]/route'),
  '/api/staff/names/': () => import('@/app/api/staff/names/route'),
  '/api/staff/names/{id}/': () => import('@/app/api/staff/names/[id]/route'),
  '/api/staff/articles/': () => import('@/app/api/staff/articles/route'),
  '/api/staff/articles/{id}/': () => import('@/app/api/staff/articles/[id]/route'),
  '/api/staff/media/': () => import('@/app/api/staff/media/route'),
  '/api/staff/privacy/': () => import('@/app/api/staff/privacy/route'),
  '/api/staff/feeds/{name}/': () => import('@/app/api/staff/feeds/[name]/route'),
  '/api/staff/uploads/': () => import('@/app/api/staff/uploads/route'),
  '/api/staff/uploads/{id}/': () => import('@/app/api/staff/uploads/[id]/route'),
  '/api/staff/uploads/{id}/joined/': () => import('@/app/api/staff/uploads/[id]/joined/route'),
  '/api/staff/feed-reports/{id}/': () => import('@/app/api/staff/feed-reports/[id]/route'),
  '/api/staff/newsletter/': () => import('@/app/api/staff/newsletter/route'),
  '/api/staff/newsletter/{id}/': () => import('@/app/api/staff/newsletter/[id]/route'),
  '/api/staff/newsletter/export/': () => import('@/app/api/staff/newsletter/export/route'),
  '/api/staff/enquiries/{id}/{action}/': () => import('@/app/api/staff/enquiries/[id]/[action]/route'),
  '/api/staff/enquiries/assign/': () => import('@/app/api/staff/enquiries/assign/route'),
  '/api/staff/enquiries/export/': () => import('@/app/api/staff/enquiries/export/route'),
  '/api/staff/enquiries/inbox/': () => import('@/app/api/staff/enquiries/inbox/route'),
  '/api/staff/enquiries/unread/': () => import('@/app/api/staff/enquiries/unread/route'),
  '/api/staff/enquiries/{id}/changes/': () => import('@/app/api/staff/enquiries/[id]/changes/route'),
};

export const allRoutes = {
  ...publicReads,
  ...publicWrites,
  ...staffOnly,
  '/api/health/': () => import('@/app/api/health/route'),
  '/api/jobs/run/': () => import('@/app/api/jobs/run/route'),
  '/api/webhooks/{portal}/': () => import('@/app/api/webhooks/[portal]/route'),
  '/api/metrics/': () => import('@/app/api/metrics/route'),
  '/api/openapi.json': () => import('@/app/api/openapi.json/route'),
  '/api/user/favorites/': () => import('@/app/api/user/favorites/route'),
  '/api/user/favorites/properties/': () => import('@/app/api/user/favorites/properties/route'),
  '/api/{path}/': () => import('@/app/api/[[...path]]/route'),
};

export type RoutePath = keyof typeof allRoutes;
export type Params = Record<string, string>;

/** The handlers of different routes expect different parameters; a caller passes those of its path. */
export async function handlerOf(path: RoutePath, method: Method): Promise<Handler> {
  const route = await allRoutes[path]();
  return stub<Handler>(route[method]);
}

/** Calls a route handler as the server would. */
export async function call(
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
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent((params[name] ?? 'x').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
  const request = new Request(`http://site.test${filled}${query && `?${query}`}`, { method, headers, body });
  const handler = await handlerOf(path, method);
  return handler(request, { params: Promise.resolve(stub(params)) });
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
