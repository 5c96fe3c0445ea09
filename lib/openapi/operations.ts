import { z } from 'zod';
import { portalSources } from '@/lib/enquiries/sources';
import type { StaffRole } from '@/lib/staff/roles';
import * as answers from './answers';
import * as requests from './requests';

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
  /** Successful answers by status; a text is the media type of an answer that is not JSON. */
  answers: Record<number, z.ZodType | string>;
  /** Refusals besides those of its access. */
  refusals?: number[];
};

const get = (summary: string, answer: z.ZodType | string, options: Partial<Operation> = {}): Operation => ({
  method: 'get',
  summary,
  access: 'everybody',
  answers: { 200: answer },
  ...options,
});

const postWithoutBody = (
  summary: string,
  answer: Record<number, z.ZodType | string>,
  options: Partial<Operation> = {},
): Operation => ({ method: 'post', summary, access: 'everybody', answers: answer, ...options });

const post = (
  summary: string,
  body: z.ZodType,
  answer: Record<number, z.ZodType | string>,
  options: Partial<Operation> = {},
): Operation => postWithoutBody(summary, answer, { body, refusals: [400, 413, 415, 422], ...options });

const closed = postWithoutBody('Closed: accounts are created by an administrator', {}, { refusals: [403] });
const action = (summary: string, body: z.ZodType) =>
  post(
    summary,
    body,
    { 200: answers.messageAnswer },
    { access: 'advisor', refusals: [400, 404, 409, 413, 415, 422] },
  );

/** Every endpoint of the API by its address; the order is that of `docs/api.md`. */
export const operations: Record<string, Operation[]> = {
  '/api/v1/properties/': [get('The list of properties', answers.listing, { query: requests.listQuery })],
  '/api/v1/properties/detail/{slug}/': [
    get('A property by id or slug', answers.propertyDetail, {
      query: requests.languageQuery,
      refusals: [404],
    }),
  ],
  '/api/v1/properties/{id}/units/': [
    get('Units of a property, cheapest first', answers.listOf(answers.unit), { refusals: [404] }),
  ],
  '/api/v1/properties/{id}/units/{unitId}/': [get('A unit', answers.unit, { refusals: [404] })],
  '/api/v1/property-details/{id}/similar_properties/': [
    get('Similar properties', answers.listOf(answers.property), {
      query: requests.limitQuery,
      refusals: [404],
    }),
  ],
  '/api/v1/featured-properties/': [get('Featured properties', answers.listOf(answers.property))],
  '/api/v1/featured-properties/initial/': [
    get('Featured properties, first level', answers.listOf(answers.property)),
  ],
  '/api/v1/featured-properties/expanded/': [
    get('Featured properties, all of them', answers.listOf(answers.property)),
  ],
  '/api/v1/property-search/': [
    get('Suggestions for the beginning of a search', answers.suggestions, {
      query: requests.suggestionQuery,
    }),
  ],
  '/api/v1/property-filters/': [get('Options of the filters', answers.filterOptions)],
  '/api/v1/property-filters/panel/': [
    get('What the filters of a list offer, with counts', answers.filterPanel, { query: requests.listQuery }),
  ],
  '/api/v1/property-filters/names/': [
    get('Districts, cities or developers that a text may mean', answers.filterNames, {
      query: requests.filterNamesQuery,
    }),
  ],
  '/api/v1/property-statistics/': [get('Totals of the catalogue', answers.statistics)],
  '/api/v1/multilingual-properties/': [
    get('The list with titles in a language: en, ar, fa', answers.listing, { query: requests.listQuery }),
  ],
  '/api/v1/properties/{id}/favorite/': [
    postWithoutBody(
      'Adds or removes a favourite of this visitor',
      { 200: answers.favourite },
      {
        refusals: [404, 409, 429],
      },
    ),
  ],
  '/api/user/favorites/': [get("Ids of this visitor's favourites", answers.listOf(z.number().int()))],
  '/api/user/favorites/properties/': [
    get("This visitor's favourites, 48 a page, latest first", answers.savedProperties, {
      query: requests.savedPropertiesQuery,
    }),
  ],
  '/api/v1/cities/': [get('Cities', answers.listOf(answers.name))],
  '/api/v1/cities/{id}/': [get('A city', answers.name, { refusals: [404] })],
  '/api/v1/cities/{id}/districts/': [
    get('Districts of a city', answers.listOf(answers.district), { refusals: [404] }),
  ],
  '/api/v1/districts/': [get('Districts', answers.listOf(answers.district))],
  '/api/v1/districts/{id}/': [get('A district', answers.district, { refusals: [404] })],
  '/api/v1/developers/': [get('Developers', answers.listOf(answers.name))],
  '/api/v1/developers/{id}/': [get('A developer', answers.name, { refusals: [404] })],
  '/api/v1/developers/{id}/properties/': [
    get('Properties of a developer', answers.listing, {
      query: requests.developerListQuery,
      refusals: [404],
    }),
  ],

  '/api/v1/blogs/': [
    get('Articles, newest first', answers.listOf(answers.articleSummary), { query: requests.articlesQuery }),
    post(
      'Creates an article',
      requests.newArticle,
      { 201: answers.writtenArticle },
      {
        access: 'advisor',
        refusals: [400, 409, 413, 415, 422],
      },
    ),
  ],
  '/api/v1/blogs/{slug}/': [
    get('A published article by slug or id', answers.article, { refusals: [404] }),
    {
      method: 'patch',
      summary: 'Changes, publishes or unpublishes an article',
      access: 'advisor',
      body: requests.articleChange,
      answers: { 200: answers.writtenArticle },
      refusals: [400, 404, 409, 413, 415, 422],
    },
    {
      method: 'delete',
      summary: 'Deletes an article',
      access: 'admin',
      answers: { 200: answers.messageAnswer },
      refusals: [404, 409],
    },
  ],
  '/api/v1/blogs/category/{category}/': [
    get('Articles of a category', answers.listOf(answers.articleSummary), { query: requests.categoryQuery }),
  ],
  '/api/v1/blogs/search/': [
    get('Searches articles', answers.listOf(answers.articleSummary), { query: requests.articleSearchQuery }),
  ],
  '/api/v1/blogs/featured/': [
    get('Featured articles', answers.listOf(answers.articleSummary), { query: requests.limitQuery }),
  ],
  '/api/v1/blogs/{slug}/view/': [postWithoutBody('Counts a view', { 204: '' }, { refusals: [429] })],

  '/api/v1/contact/submit/': [
    post(
      'Sends an enquiry',
      requests.contactForm,
      { 201: answers.storedEnquiry },
      {
        refusals: [400, 413, 415, 422, 429, 503],
      },
    ),
  ],
  '/api/v1/properties/{id}/inquiry/': [
    post(
      'Sends an enquiry about a property',
      requests.contactForm,
      { 201: answers.storedEnquiry },
      {
        refusals: [400, 404, 413, 415, 422, 429, 503],
      },
    ),
  ],
  '/api/v1/contact/press/': [
    post(
      'Counts a press of a contact link',
      requests.press,
      { 204: '' },
      {
        bodyType: 'application/x-www-form-urlencoded',
        refusals: [413, 422, 429],
      },
    ),
  ],
  '/api/v1/contact/create/': [
    post(
      'Enters an enquiry that arrived another way',
      requests.newEnquiry,
      { 201: answers.storedEnquiry },
      {
        access: 'advisor',
      },
    ),
  ],
  '/api/v1/contact/list/': [
    get('Enquiries', answers.listOf(answers.enquiry), { access: 'advisor', query: requests.enquiriesQuery }),
  ],
  '/api/v1/contact/statistics/': [
    get('Figures of the enquiries', answers.enquiryStatistics, {
      access: 'advisor',
      query: requests.statisticsQuery,
    }),
  ],
  '/api/v1/contact/{id}/': [
    get('An enquiry', answers.enquiry, { access: 'advisor', refusals: [404] }),
    {
      method: 'patch',
      summary: 'Changes an enquiry: status, advisor, contact details, property; adds a note',
      access: 'advisor',
      body: requests.enquiryChange,
      answers: { 200: z.object({ inquiry: answers.enquiry, message: z.string() }) },
      refusals: [400, 404, 409, 413, 415, 422],
    },
    {
      method: 'delete',
      summary: 'Deletes an enquiry',
      access: 'admin',
      answers: { 200: answers.messageAnswer },
      refusals: [404],
    },
  ],
  '/api/user/inquiries/': [
    get('Enquiries, as in the list', answers.listOf(answers.enquiry), {
      access: 'advisor',
      query: requests.enquiriesQuery,
    }),
  ],

  '/api/v1/newsletter/': [
    post(
      'Requests the newsletter; a confirmation is mailed',
      requests.subscription,
      { 201: answers.messageAnswer },
      { refusals: [400, 413, 415, 422, 429] },
    ),
  ],
  '/api/v1/newsletter/confirm/': [
    post(
      'Confirms a subscription',
      requests.token,
      { 200: answers.messageAnswer },
      { refusals: [400, 404, 413, 415, 429] },
    ),
  ],
  '/api/v1/newsletter/unsubscribe/': [
    get('Redirects to the page with the button', '', { answers: { 303: '' }, query: requests.tokenQuery }),
    post(
      'Ends a subscription; with `?token=` the one click of RFC 8058',
      requests.token,
      { 200: answers.messageAnswer },
      { refusals: [400, 404, 413, 415, 429] },
    ),
  ],

  '/api/auth/login/': [
    post(
      'Signs in',
      requests.signIn,
      { 200: z.object({ user: answers.member, token: z.string() }) },
      {
        refusals: [400, 401, 403, 413, 415, 429],
      },
    ),
  ],
  '/api/auth/logout/': [postWithoutBody('Signs out', { 200: answers.messageAnswer }, { access: 'advisor' })],
  '/api/auth/profile/': [get('The signed-in account', answers.member, { access: 'advisor' })],
  '/api/auth/check-status/': [get('The signed-in account', answers.member, { access: 'advisor' })],
  '/api/auth/refresh/': [
    postWithoutBody('Extends the session', { 200: answers.member }, { access: 'advisor' }),
  ],
  '/api/auth/change-password/': [
    post(
      'Changes your password',
      requests.passwordChange,
      { 200: answers.messageAnswer },
      {
        access: 'advisor',
      },
    ),
  ],
  '/api/auth/request-password-reset/': [
    post(
      'Mails a link to set a password',
      requests.passwordRequest,
      { 200: answers.messageAnswer },
      {
        refusals: [400, 413, 415, 422, 429],
      },
    ),
  ],
  '/api/auth/reset-password/': [
    post(
      'Sets a password with a mailed link',
      requests.passwordReset,
      { 200: answers.messageAnswer },
      {
        refusals: [400, 413, 415, 422, 429],
      },
    ),
  ],
  '/api/auth/register/': [closed],
  '/api/auth/verify-email/': [closed],
  '/api/auth/resend-verification/': [closed],
  '/api/user/profile/': [get('The signed-in account', answers.member, { access: 'advisor' })],
  '/api/user/profile/update/': (['patch', 'put'] as const).map((method) => ({
    method,
    summary: 'Changes your name',
    access: 'advisor',
    body: requests.profileChange,
    answers: { 200: z.object({ user: answers.member, message: z.string() }) },
    refusals: [400, 409, 413, 415, 422],
  })),

  '/api/staff/accounts/': [
    get('Accounts of the desk', answers.listOf(answers.account), { access: 'admin' }),
    post(
      'Invites a colleague',
      requests.invitation,
      { 201: z.object({ id: z.string(), email: z.string(), link: z.string() }) },
      {
        access: 'admin',
        refusals: [400, 409, 413, 415, 422],
      },
    ),
  ],
  '/api/staff/accounts/{id}/': [
    {
      method: 'patch',
      summary: 'Changes an account: disable, enable, role, password-link and others',
      access: 'admin',
      body: requests.accountChange,
      answers: { 200: z.looseObject({ message: z.string().optional(), link: z.string().optional() }) },
      refusals: [400, 404, 409, 413, 415, 422],
    },
  ],
  '/api/staff/sessions/{id}/': [
    {
      method: 'delete',
      summary: 'Ends one of your sessions',
      access: 'advisor',
      answers: { 200: answers.messageAnswer },
      refusals: [404],
    },
  ],
  '/api/staff/properties/': [
    get('Properties, also hidden ones', answers.listOf(answers.deskPropertyInList), {
      access: 'advisor',
      query: requests.deskPropertiesQuery,
    }),
  ],
  '/api/staff/properties/{id}/': [
    get('A property with its edits', answers.deskProperty, {
      access: 'advisor',
      refusals: [404],
    }),
    {
      method: 'patch',
      summary: 'Edits fields of a property by hand, lets one follow the feed again, hides or shows it',
      access: 'admin',
      body: requests.propertyChange,
      answers: { 200: z.object({ property: answers.deskProperty }) },
      refusals: [400, 404, 409, 413, 415, 422],
    },
  ],
  '/api/staff/agents/': [
    get('Agents of properties', answers.listOf(answers.agent), {
      access: 'advisor',
      query: requests.agentsQuery,
    }),
    post(
      'Adds an agent',
      requests.newAgent,
      { 201: z.object({ agent: answers.agentDetail }) },
      { access: 'admin', refusals: [400, 409, 413, 415, 422] },
    ),
  ],
  '/api/staff/agents/{id}/': [
    get('An agent with its edits', answers.agentDetail, {
      access: 'advisor',
      refusals: [404],
    }),
    {
      method: 'patch',
      summary: 'Changes an agent, marks them as left or returned, or lets a field follow the feed again',
      access: 'admin',
      body: requests.agentChange,
      answers: { 200: z.object({ agent: answers.agentDetail }) },
      refusals: [400, 404, 409, 413, 415, 422],
    },
  ],
  '/api/staff/landing-pages/': [
    get('Landing pages with the texts that the desk wrote', answers.listOf(answers.landingPage), {
      access: 'advisor',
      query: requests.landingPagesQuery,
    }),
  ],
  '/api/staff/landing-pages/{kind}/{slug}/': [
    {
      method: 'patch',
      summary:
        'Changes the text of a landing page; when text and description are empty, the built-in ones return',
      access: 'admin',
      body: requests.landingText,
      answers: { 200: z.object({ page: answers.landingPage }) },
      refusals: [400, 404, 409, 413, 415, 422],
    },
  ],
  '/api/staff/names/': [
    get('Other names of developers and places', answers.listOf(answers.nameAlias), {
      access: 'admin',
      query: requests.namesQuery,
    }),
    post(
      'Adds a name and renames the properties that use it',
      requests.nameAlias,
      { 201: answers.nameAliasWritten },
      { access: 'admin', refusals: [400, 409, 413, 415, 422] },
    ),
  ],
  '/api/staff/names/{id}/': [
    {
      method: 'patch',
      summary: 'Changes a name that was added and renames the properties that use it',
      access: 'admin',
      body: requests.nameAliasChange,
      answers: { 200: answers.nameAliasWritten },
      refusals: [400, 404, 409, 413, 415, 422],
    },
    {
      method: 'delete',
      summary: 'Deletes a name that was added',
      access: 'admin',
      answers: { 200: answers.messageAnswer },
      refusals: [404, 409],
    },
  ],
  '/api/staff/articles/': [
    get('Drafts and published articles', answers.listOf(answers.deskArticleInList), {
      access: 'advisor',
      query: requests.deskArticlesQuery,
    }),
  ],
  '/api/staff/articles/{id}/': [
    get('A draft or published article', answers.deskArticle, { access: 'advisor', refusals: [404] }),
  ],
  '/api/staff/media/': [
    post(
      'Stores a picture',
      requests.pictureUpload,
      { 201: answers.picture },
      {
        access: 'advisor',
        bodyType: 'multipart/form-data',
        refusals: [413, 415, 422, 429, 503],
      },
    ),
  ],
  '/api/staff/newsletter/': [
    get('Newsletter addresses', answers.listOf(answers.newsletterAddress), {
      access: 'admin',
      query: requests.newsletterQuery,
    }),
  ],
  '/api/staff/newsletter/{id}/': [
    {
      method: 'patch',
      summary: 'Suppresses an address',
      access: 'admin',
      body: requests.suppression,
      answers: { 200: answers.messageAnswer },
      refusals: [400, 404, 413, 415, 422],
    },
  ],
  '/api/staff/newsletter/export/': [get('Confirmed addresses as CSV', 'text/csv', { access: 'admin' })],
  '/api/staff/feeds/{name}/': [
    post(
      'Asks for a run of a feed, which starts within seconds; with `removals` it accepts what the feed lacks',
      requests.feedRun,
      { 202: answers.messageAnswer },
      { access: 'admin', refusals: [400, 404, 409, 413, 415, 422] },
    ),
    {
      method: 'delete',
      summary: 'Takes the properties of an uploaded list off the site',
      access: 'admin',
      answers: { 200: answers.messageAnswer },
      refusals: [404, 409],
    },
  ],
  '/api/staff/feed-reports/{id}/': [
    get('The report of a run of a feed as CSV', 'text/csv', { access: 'admin', refusals: [404] }),
  ],
  '/api/staff/uploads/': [
    post(
      'Uploads a file with properties, which is then examined',
      requests.upload,
      { 201: answers.uploaded },
      {
        access: 'admin',
        query: requests.uploadQuery,
        bodyType: 'application/octet-stream',
        refusals: [400, 409, 413, 415, 503],
      },
    ),
  ],
  '/api/staff/uploads/{id}/': [
    {
      method: 'patch',
      summary: 'Examines an uploaded file again, with another name or other columns',
      access: 'admin',
      body: requests.uploadChange,
      answers: { 202: answers.messageAnswer },
      refusals: [400, 404, 409, 413, 415, 422],
    },
    post(
      'Imports an uploaded file, starting within seconds; with `removals` it accepts what the file lacks',
      requests.uploadImport,
      { 202: answers.messageAnswer },
      { access: 'admin', refusals: [400, 404, 409, 413, 415, 422] },
    ),
    {
      method: 'delete',
      summary: 'Deletes an uploaded file',
      access: 'admin',
      answers: { 200: answers.messageAnswer },
      refusals: [404, 409],
    },
  ],
  '/api/staff/uploads/{id}/joined/': [
    post(
      'Adds a second file about the same properties; both are then examined',
      requests.upload,
      { 202: answers.messageAnswer },
      {
        access: 'admin',
        query: requests.uploadQuery,
        bodyType: 'application/octet-stream',
        refusals: [400, 404, 409, 413, 415, 503],
      },
    ),
    {
      method: 'delete',
      summary: 'Removes the second file; the first is then examined again',
      access: 'admin',
      answers: { 202: answers.messageAnswer },
      refusals: [404, 409],
    },
  ],
  '/api/staff/privacy/': [
    post(
      'Finds, exports or erases what is stored of a person',
      requests.personRequest,
      { 200: answers.person },
      {
        access: 'admin',
      },
    ),
  ],
  '/api/staff/enquiries/assign/': [
    get('Enquiries to assign together: the first of those that match', answers.seenEnquiries, {
      access: 'advisor',
      query: requests.allEnquiriesQuery,
    }),
    post(
      'Assigns several enquiries to one advisor',
      requests.assignments,
      { 200: answers.assigned },
      {
        access: 'advisor',
      },
    ),
  ],
  '/api/staff/enquiries/{id}/assign/': [action('Assigns an enquiry', requests.assignment)],
  '/api/staff/enquiries/{id}/notes/': [action('Adds a note', requests.note)],
  '/api/staff/enquiries/{id}/answers/': [action('Notes an answer', requests.answerWay)],
  '/api/staff/enquiries/{id}/deliveries/': [action('Sends a failed delivery again', requests.delivery)],
  '/api/staff/enquiries/{id}/changes/': [
    get('Whether anything has happened to an enquiry, for an open screen', answers.enquiryMark, {
      access: 'advisor',
      refusals: [404],
    }),
  ],
  '/api/staff/enquiries/inbox/': [
    get('A page of the inbox and the number of newer enquiries, for an open screen', answers.inboxNews, {
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
    get('Whether database and catalogue answer', answers.health, {
      answers: { 200: answers.health, 503: answers.health },
    }),
  ],
  '/api/metrics/': [get('Figures for Prometheus', 'text/plain', { access: 'secret', refusals: [404] })],
  '/api/jobs/run/': [
    get('Runs the background jobs that are due, for schedulers that know GET only', answers.jobRuns, {
      access: 'secret',
      refusals: [404],
    }),
    postWithoutBody(
      'Runs the background jobs that are due',
      { 200: answers.jobRuns },
      {
        access: 'secret',
        refusals: [404],
      },
    ),
  ],
  '/api/webhooks/{portal}/': [
    post(
      `A signed lead from a portal: ${portalSources.join(', ')}`,
      requests.portalLead,
      {
        200: answers.messageAnswer,
        201: answers.messageAnswer,
      },
      { access: 'secret', refusals: [400, 404, 413] },
    ),
  ],
  '/api/openapi.json': [get('This description', z.looseObject({ openapi: z.string() }))],
};
