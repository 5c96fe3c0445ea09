import { z } from 'zod';
import { portalSources } from '@/lib/enquiries/sources';
import type { StaffRole } from '@/lib/staff/roles';
import * as requests from './requests';
import * as responses from './responses';

/** Who may call: everybody, staff with at least this role, or holders of a secret. */
export type Access = 'everybody' | StaffRole | 'secret';

export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodType;
  bodyType?:
    | 'application/json'
    | 'application/octet-stream'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded';
  /** Successful responses by status; a text is the media type of a response that is not JSON. */
  responses: Record<number, z.ZodType | string>;
  /** Error statuses besides those of its access. */
  refusals?: number[];
};

const get = (summary: string, response: z.ZodType | string, options: Partial<Operation> = {}): Operation => ({
  method: 'get',
  summary,
  access: 'everybody',
  responses: { 200: response },
  ...options,
});

const postWithoutBody = (
  summary: string,
  byStatus: Operation['responses'],
  options: Partial<Operation> = {},
): Operation => ({ method: 'post', summary, access: 'everybody', responses: byStatus, ...options });

const post = (
  summary: string,
  body: z.ZodType,
  byStatus: Operation['responses'],
  options: Partial<Operation> = {},
): Operation => postWithoutBody(summary, byStatus, { body, refusals: [400, 413, 415, 422], ...options });

/** A change of what is stored, by administrators unless `options` says otherwise. */
const patch = (
  summary: string,
  body: z.ZodType,
  byStatus: Operation['responses'],
  options: Partial<Operation> = {},
): Operation => ({
  method: 'patch',
  summary,
  access: 'admin',
  body,
  responses: byStatus,
  refusals: [400, 404, 409, 413, 415, 422],
  ...options,
});

const remove = (summary: string, options: Partial<Operation> = {}): Operation => ({
  method: 'delete',
  summary,
  access: 'admin',
  responses: { 200: responses.messageResponse },
  refusals: [404, 409],
  ...options,
});

const closed = postWithoutBody('Closed: accounts are created by an administrator', {}, { refusals: [403] });
const action = (summary: string, body: z.ZodType) =>
  post(
    summary,
    body,
    { 200: responses.messageResponse },
    { access: 'advisor', refusals: [400, 404, 409, 413, 415, 422] },
  );

/** Every endpoint of the API by its path; the order is that of `docs/api.md`. */
export const operations: Record<string, Operation[]> = {
  '/api/v1/properties/': [get('The list of properties', responses.listing, { query: requests.listQuery })],
  '/api/v1/properties/detail/{slug}/': [
    get('A property by id or slug', responses.propertyDetail, {
      query: requests.languageQuery,
      refusals: [404],
    }),
  ],
  '/api/v1/properties/{id}/units/': [
    get('Units of a property, cheapest first', responses.listOf(responses.unit), { refusals: [404] }),
  ],
  '/api/v1/properties/{id}/units/{unitId}/': [get('A unit', responses.unit, { refusals: [404] })],
  '/api/v1/property-details/{id}/similar_properties/': [
    get('Similar properties', responses.listOf(responses.property), {
      query: requests.limitQuery,
      refusals: [404],
    }),
  ],
  '/api/v1/featured-properties/': [get('Featured properties', responses.listOf(responses.property))],
  '/api/v1/featured-properties/initial/': [
    get('Featured properties, first level', responses.listOf(responses.property)),
  ],
  '/api/v1/featured-properties/expanded/': [
    get('Featured properties, all of them', responses.listOf(responses.property)),
  ],
  '/api/v1/property-search/': [
    get('Suggestions for the beginning of a search', responses.suggestions, {
      query: requests.suggestionQuery,
    }),
  ],
  '/api/v1/property-filters/': [get('Options of the filters', responses.filterOptions)],
  '/api/v1/property-filters/panel/': [
    get('What the filters of a list offer, with counts', responses.filterPanel, {
      query: requests.listQuery,
    }),
  ],
  '/api/v1/property-filters/names/': [
    get('Districts, cities or developers that a text may mean', responses.filterNames, {
      query: requests.filterNamesQuery,
    }),
  ],
  '/api/v1/property-statistics/': [get('Totals of the catalogue', responses.statistics)],
  '/api/v1/multilingual-properties/': [
    get('The list with titles in a language: en, ar, fa', responses.listing, { query: requests.listQuery }),
  ],
  '/api/v1/properties/{id}/favorite/': [
    postWithoutBody(
      'Adds or removes a favourite of this visitor',
      { 200: responses.favourite },
      { refusals: [404, 409, 429] },
    ),
  ],
  '/api/user/favorites/': [get("Ids of this visitor's favourites", responses.listOf(z.number().int()))],
  '/api/user/favorites/properties/': [
    get("This visitor's favourites, 48 a page, latest first", responses.savedProperties, {
      query: requests.savedPropertiesQuery,
    }),
  ],
  '/api/v1/cities/': [get('Cities', responses.listOf(responses.name))],
  '/api/v1/cities/{id}/': [get('A city', responses.name, { refusals: [404] })],
  '/api/v1/cities/{id}/districts/': [
    get('Districts of a city', responses.listOf(responses.district), { refusals: [404] }),
  ],
  '/api/v1/districts/': [get('Districts', responses.listOf(responses.district))],
  '/api/v1/districts/{id}/': [get('A district', responses.district, { refusals: [404] })],
  '/api/v1/developers/': [get('Developers', responses.listOf(responses.name))],
  '/api/v1/developers/{id}/': [get('A developer', responses.name, { refusals: [404] })],
  '/api/v1/developers/{id}/properties/': [
    get('Properties of a developer', responses.listing, {
      query: requests.developerListQuery,
      refusals: [404],
    }),
  ],

  '/api/v1/blogs/': [
    get('Articles, newest first', responses.listOf(responses.articleSummary), {
      query: requests.articlesQuery,
    }),
    post(
      'Creates an article',
      requests.newArticle,
      { 201: responses.writtenArticle },
      { access: 'advisor', refusals: [400, 409, 413, 415, 422] },
    ),
  ],
  '/api/v1/blogs/{slug}/': [
    get('A published article by slug or id', responses.article, { refusals: [404] }),
    patch(
      'Changes, publishes or unpublishes an article',
      requests.articleChange,
      { 200: responses.writtenArticle },
      { access: 'advisor' },
    ),
    remove('Deletes an article'),
  ],
  '/api/v1/blogs/category/{category}/': [
    get('Articles of a category', responses.listOf(responses.articleSummary), {
      query: requests.categoryQuery,
    }),
  ],
  '/api/v1/blogs/search/': [
    get('Searches articles', responses.listOf(responses.articleSummary), {
      query: requests.articleSearchQuery,
    }),
  ],
  '/api/v1/blogs/featured/': [
    get('Featured articles', responses.listOf(responses.articleSummary), { query: requests.limitQuery }),
  ],
  '/api/v1/blogs/{slug}/view/': [postWithoutBody('Counts a view', { 204: '' }, { refusals: [429] })],

  '/api/v1/contact/submit/': [
    post(
      'Sends an enquiry',
      requests.contactForm,
      { 201: responses.storedEnquiry },
      { refusals: [400, 413, 415, 422, 429, 503] },
    ),
  ],
  '/api/v1/properties/{id}/inquiry/': [
    post(
      'Sends an enquiry about a property',
      requests.contactForm,
      { 201: responses.storedEnquiry },
      { refusals: [400, 404, 413, 415, 422, 429, 503] },
    ),
  ],
  '/api/v1/contact/press/': [
    post(
      'Counts a press of a contact link',
      requests.press,
      { 204: '' },
      { bodyType: 'application/x-www-form-urlencoded', refusals: [413, 422, 429] },
    ),
  ],
  '/api/v1/contact/create/': [
    post(
      'Enters an enquiry that arrived another way',
      requests.newEnquiry,
      { 201: responses.storedEnquiry },
      { access: 'advisor' },
    ),
  ],
  '/api/v1/contact/list/': [
    get('Enquiries', responses.listOf(responses.enquiry), {
      access: 'advisor',
      query: requests.enquiriesQuery,
    }),
  ],
  '/api/v1/contact/statistics/': [
    get('Figures of the enquiries', responses.enquiryStatistics, {
      access: 'advisor',
      query: requests.statisticsQuery,
    }),
  ],
  '/api/v1/contact/{id}/': [
    get('An enquiry', responses.enquiry, { access: 'advisor', refusals: [404] }),
    patch(
      'Changes an enquiry: status, advisor, contact details, property; adds a note',
      requests.enquiryChange,
      { 200: z.object({ inquiry: responses.enquiry, message: z.string() }) },
      { access: 'advisor' },
    ),
    remove('Deletes an enquiry', { refusals: [404] }),
  ],
  '/api/user/inquiries/': [
    get('Enquiries, as in the list', responses.listOf(responses.enquiry), {
      access: 'advisor',
      query: requests.enquiriesQuery,
    }),
  ],

  '/api/v1/newsletter/': [
    post(
      'Requests the newsletter; a confirmation is mailed',
      requests.subscription,
      { 201: responses.messageResponse },
      { refusals: [400, 413, 415, 422, 429] },
    ),
  ],
  '/api/v1/newsletter/confirm/': [
    post(
      'Confirms a subscription',
      requests.token,
      { 200: responses.messageResponse },
      { refusals: [400, 404, 413, 415, 429] },
    ),
  ],
  '/api/v1/newsletter/unsubscribe/': [
    get('Redirects to the page with the button', '', { responses: { 303: '' }, query: requests.tokenQuery }),
    post(
      'Ends a subscription; with `?token=` the one click of RFC 8058',
      requests.token,
      { 200: responses.messageResponse },
      { refusals: [400, 404, 413, 415, 429] },
    ),
  ],

  '/api/auth/login/': [
    post(
      'Signs in',
      requests.signIn,
      { 200: z.object({ user: responses.member, token: z.string() }) },
      { refusals: [400, 401, 403, 413, 415, 429] },
    ),
  ],
  '/api/auth/logout/': [
    postWithoutBody('Signs out', { 200: responses.messageResponse }, { access: 'advisor' }),
  ],
  '/api/auth/profile/': [get('The signed-in account', responses.member, { access: 'advisor' })],
  '/api/auth/check-status/': [get('The signed-in account', responses.member, { access: 'advisor' })],
  '/api/auth/refresh/': [
    postWithoutBody('Extends the session', { 200: responses.member }, { access: 'advisor' }),
  ],
  '/api/auth/change-password/': [
    post(
      'Changes your password',
      requests.passwordChange,
      { 200: responses.messageResponse },
      { access: 'advisor' },
    ),
  ],
  '/api/auth/request-password-reset/': [
    post(
      'Mails a link to set a password',
      requests.passwordRequest,
      { 200: responses.messageResponse },
      { refusals: [400, 413, 415, 422, 429] },
    ),
  ],
  '/api/auth/reset-password/': [
    post(
      'Sets a password with a mailed link',
      requests.passwordReset,
      { 200: responses.messageResponse },
      { refusals: [400, 413, 415, 422, 429] },
    ),
  ],
  '/api/auth/register/': [closed],
  '/api/auth/verify-email/': [closed],
  '/api/auth/resend-verification/': [closed],
  '/api/user/profile/': [get('The signed-in account', responses.member, { access: 'advisor' })],
  '/api/user/profile/update/': (['patch', 'put'] as const).map((method) => ({
    method,
    summary: 'Changes your name',
    access: 'advisor',
    body: requests.profileChange,
    responses: { 200: z.object({ user: responses.member, message: z.string() }) },
    refusals: [400, 409, 413, 415, 422],
  })),

  '/api/staff/accounts/': [
    get('Accounts of the desk', responses.listOf(responses.account), { access: 'admin' }),
    post(
      'Invites a colleague',
      requests.invitation,
      { 201: z.object({ id: z.string(), email: z.string(), link: z.string() }) },
      { access: 'admin', refusals: [400, 409, 413, 415, 422] },
    ),
  ],
  '/api/staff/accounts/{id}/': [
    patch('Changes an account: disable, enable, role, password-link and others', requests.accountChange, {
      200: z.looseObject({ message: z.string().optional(), link: z.string().optional() }),
    }),
  ],
  '/api/staff/sessions/{id}/': [remove('Ends one of your sessions', { access: 'advisor', refusals: [404] })],
  '/api/staff/properties/': [
    get('Properties, also hidden ones', responses.listOf(responses.deskPropertyInList), {
      access: 'advisor',
      query: requests.deskPropertiesQuery,
    }),
  ],
  '/api/staff/properties/{id}/': [
    get('A property with its edits', responses.deskProperty, { access: 'advisor', refusals: [404] }),
    patch(
      'Edits fields of a property by hand, lets one follow the feed again, hides or shows it',
      requests.propertyChange,
      { 200: z.object({ property: responses.deskProperty }) },
    ),
  ],
  '/api/staff/agents/': [
    get('Agents of properties', responses.listOf(responses.agent), {
      access: 'advisor',
      query: requests.agentsQuery,
    }),
    post(
      'Adds an agent',
      requests.newAgent,
      { 201: z.object({ agent: responses.agentDetail }) },
      { access: 'admin', refusals: [400, 409, 413, 415, 422] },
    ),
  ],
  '/api/staff/agents/{id}/': [
    get('An agent with its edits', responses.agentDetail, { access: 'advisor', refusals: [404] }),
    patch(
      'Changes an agent, marks them as left or returned, or lets a field follow the feed again',
      requests.agentChange,
      { 200: z.object({ agent: responses.agentDetail }) },
    ),
  ],
  '/api/staff/landing-pages/': [
    get('Landing pages with the texts that the desk wrote', responses.listOf(responses.landingPage), {
      access: 'advisor',
      query: requests.landingPagesQuery,
    }),
  ],
  '/api/staff/landing-pages/{kind}/{slug}/': [
    patch(
      'Changes the text of a landing page; when text and description are empty, the built-in ones return',
      requests.landingText,
      { 200: z.object({ page: responses.landingPage }) },
    ),
  ],
  '/api/staff/names/': [
    get('Other names of developers and places', responses.listOf(responses.nameAlias), {
      access: 'admin',
      query: requests.namesQuery,
    }),
    post(
      'Adds a name and renames the properties that use it',
      requests.nameAlias,
      { 201: responses.nameAliasWritten },
      { access: 'admin', refusals: [400, 409, 413, 415, 422] },
    ),
  ],
  '/api/staff/names/{id}/': [
    patch('Changes a name that was added and renames the properties that use it', requests.nameAliasChange, {
      200: responses.nameAliasWritten,
    }),
    remove('Deletes a name that was added'),
  ],
  '/api/staff/articles/': [
    get('Drafts and published articles', responses.listOf(responses.deskArticleInList), {
      access: 'advisor',
      query: requests.deskArticlesQuery,
    }),
  ],
  '/api/staff/articles/{id}/': [
    get('A draft or published article', responses.deskArticle, { access: 'advisor', refusals: [404] }),
  ],
  '/api/staff/media/': [
    post(
      'Stores a picture',
      requests.pictureUpload,
      { 201: responses.picture },
      { access: 'advisor', bodyType: 'multipart/form-data', refusals: [413, 415, 422, 429, 503] },
    ),
  ],
  '/api/staff/newsletter/': [
    get('Newsletter addresses', responses.listOf(responses.newsletterAddress), {
      access: 'admin',
      query: requests.newsletterQuery,
    }),
  ],
  '/api/staff/newsletter/{id}/': [
    patch(
      'Suppresses an address',
      requests.suppression,
      { 200: responses.messageResponse },
      { refusals: [400, 404, 413, 415, 422] },
    ),
  ],
  '/api/staff/newsletter/export/': [get('Confirmed addresses as CSV', 'text/csv', { access: 'admin' })],
  '/api/staff/feeds/{name}/': [
    post(
      'Asks for a run of a feed, which starts within seconds; with `removals` it accepts what the feed lacks',
      requests.feedRun,
      { 202: responses.messageResponse },
      { access: 'admin', refusals: [400, 404, 409, 413, 415, 422] },
    ),
    remove('Takes the properties of an uploaded list off the site'),
  ],
  '/api/staff/feed-reports/{id}/': [
    get('The report of a run of a feed as CSV', 'text/csv', { access: 'admin', refusals: [404] }),
  ],
  '/api/staff/uploads/': [
    post(
      'Uploads a file with properties, which is then examined',
      requests.upload,
      { 201: responses.uploaded },
      {
        access: 'admin',
        query: requests.uploadQuery,
        bodyType: 'application/octet-stream',
        refusals: [400, 409, 413, 415, 503],
      },
    ),
  ],
  '/api/staff/uploads/{id}/': [
    patch('Examines an uploaded file again, with another name or other columns', requests.uploadChange, {
      202: responses.messageResponse,
    }),
    post(
      'Imports an uploaded file, starting within seconds; with `removals` it accepts what the file lacks',
      requests.uploadImport,
      { 202: responses.messageResponse },
      { access: 'admin', refusals: [400, 404, 409, 413, 415, 422] },
    ),
    remove('Deletes an uploaded file'),
  ],
  '/api/staff/uploads/{id}/joined/': [
    post(
      'Adds a second file about the same properties; both are then examined',
      requests.upload,
      { 202: responses.messageResponse },
      {
        access: 'admin',
        query: requests.uploadQuery,
        bodyType: 'application/octet-stream',
        refusals: [400, 404, 409, 413, 415, 503],
      },
    ),
    remove('Removes the second file; the first is then examined again', {
      responses: { 202: responses.messageResponse },
    }),
  ],
  '/api/staff/privacy/': [
    post(
      'Finds, exports or erases what is stored of a person',
      requests.personRequest,
      { 200: responses.person },
      { access: 'admin' },
    ),
  ],
  '/api/staff/enquiries/assign/': [
    get('Enquiries to assign together: the first of those that match', responses.seenEnquiries, {
      access: 'advisor',
      query: requests.allEnquiriesQuery,
    }),
    post(
      'Assigns several enquiries to one advisor',
      requests.assignments,
      { 200: responses.assigned },
      { access: 'advisor' },
    ),
  ],
  '/api/staff/enquiries/{id}/assign/': [action('Assigns an enquiry', requests.assignment)],
  '/api/staff/enquiries/{id}/notes/': [action('Adds a note', requests.note)],
  '/api/staff/enquiries/{id}/answers/': [action('Notes an answer', requests.answerWay)],
  '/api/staff/enquiries/{id}/deliveries/': [action('Sends a failed delivery again', requests.delivery)],
  '/api/staff/enquiries/{id}/changes/': [
    get('Whether anything has happened to an enquiry, for an open screen', responses.enquiryMark, {
      access: 'advisor',
      refusals: [404],
    }),
  ],
  '/api/staff/enquiries/inbox/': [
    get('A page of the inbox and the number of newer enquiries, for an open screen', responses.inboxNews, {
      access: 'advisor',
      query: requests.inboxQuery,
    }),
  ],
  '/api/staff/enquiries/unread/': [
    get('The number of unread enquiries', z.object({ unread: z.number().int() }), { access: 'advisor' }),
  ],
  '/api/staff/enquiries/export/': [
    get('Enquiries as CSV', 'text/csv', { access: 'admin', query: requests.allEnquiriesQuery }),
  ],

  '/api/health/': [
    get('Whether database and catalogue answer', responses.health, {
      responses: { 200: responses.health, 503: responses.health },
    }),
  ],
  '/api/metrics/': [get('Figures for Prometheus', 'text/plain', { access: 'secret', refusals: [404] })],
  '/api/jobs/run/': [
    get('Runs the background jobs that are due, for schedulers that know GET only', responses.jobRuns, {
      access: 'secret',
      refusals: [404],
    }),
    postWithoutBody(
      'Runs the background jobs that are due',
      { 200: responses.jobRuns },
      { access: 'secret', refusals: [404] },
    ),
  ],
  '/api/webhooks/{portal}/': [
    post(
      `A signed lead from a portal: ${portalSources.join(', ')}`,
      requests.portalLead,
      {
        200: responses.messageResponse,
        201: responses.messageResponse,
      },
      { access: 'secret', refusals: [400, 404, 413] },
    ),
  ],
  '/api/openapi.json': [get('This description', z.looseObject({ openapi: z.string() }))],
};
