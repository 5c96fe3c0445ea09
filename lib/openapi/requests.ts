import { z } from 'zod';
import { articleStatuses } from '@/lib/articles/article-form';
import { contactWays, pressEvents } from '@/lib/enquiries/contact-ways';
import { maxAssigned } from '@/lib/enquiries/desk/seen-enquiry';
import { enquirySources } from '@/lib/enquiries/sources';
import { enquiryStatuses, maxReasonLength, statusFilters } from '@/lib/enquiries/statuses';
import { listKeys } from '@/lib/search/filters/filter-keys.mjs';
import { aliasKinds } from '@/lib/search/understand/names/alias-kinds';
import { staffRoles } from '@/lib/staff/roles';
import { keysOf } from '@/lib/typed-keys';

/* Schemas of requests for the OpenAPI document. Handlers check more and report problems by field. */

const text = z.string();
const page = z.string().optional().meta({ description: 'From 1; others are clamped' });

function query<const Key extends string>(...keys: Key[]) {
  return z.object(Object.fromEntries(keys.map((key) => [key, text.optional()])));
}

export const listQuery = query(...listKeys);
export const developerListQuery = query(...listKeys.filter((key) => key !== 'developer'));
export const filterNamesQuery = query('kind', 'q', 'limit', ...listKeys);
export const statisticsQuery = query('days');
export const languageQuery = query('lang');
export const suggestionQuery = query('q', 'limit');
export const limitQuery = query('limit');
export const savedPropertiesQuery = z.object({
  before: text.optional().meta({ description: 'Position of the page, from `next`' }),
});
export const articlesQuery = query('category', 'search', 'page_size').extend({ page });
export const categoryQuery = articlesQuery.omit({ category: true });
export const articleSearchQuery = query('q', 'page_size').extend({ page });
export const deskArticlesQuery = z.object({
  status: z.enum(articleStatuses).optional(),
  search: text.optional(),
  page,
  page_size: text.optional(),
});
export const enquiriesQuery = z.object({
  status: z.enum(statusFilters).optional().meta({ description: '`open`: neither won, lost nor spam' }),
  source: z.enum(enquirySources).optional(),
  assignee: text.optional().meta({ description: 'Id of an account, or `none`' }),
  search: text
    .optional()
    .meta({ description: 'Words in any message of the thread, its sender and property' }),
  property: text.optional().meta({ description: "Words in the property's title, address or reference" }),
  from: text.optional().meta({ description: 'First day in Dubai, `YYYY-MM-DD`' }),
  until: text.optional().meta({ description: 'Last day in Dubai, `YYYY-MM-DD`' }),
  delivery: z.enum(['failed']).optional(),
  page,
  page_size: text.optional(),
});

export const allEnquiriesQuery = enquiriesQuery.omit({ page: true, page_size: true });
export const inboxQuery = enquiriesQuery.extend({
  after: text.optional().meta({ description: 'Id of the newest message that the screen knows' }),
});

export const contactForm = z.looseObject({
  name: text,
  email: text,
  phone: text.optional(),
  subject: text,
  message: text,
  propertyType: text.nullable().optional(),
  city: text.nullable().optional(),
  property_id: z.union([z.number(), text]).nullable().optional(),
  property_title: text.nullable().optional(),
  property_slug: text.nullable().optional(),
});
const propertyDescription =
  'Reference of the property, or address of its page. Empty removes it; one without a reference only where `was` has its address, `/properties/{slug}`';
export const newEnquiry = contactForm.extend({
  source: z.enum(enquirySources).optional(),
  property_reference: text
    .nullable()
    .optional()
    .meta({ description: 'Reference of the property, or address of its page' }),
});
const was = z
  .record(z.string(), text.nullable())
  .optional()
  .meta({ description: 'Values that the change is based on, by field; 409 when others are stored' });
export const enquiryChange = z.object({
  status: z.enum(enquiryStatuses).optional(),
  lost_reason: text
    .optional()
    .meta({ description: `Needed with \`lost\`, up to ${maxReasonLength} characters` }),
  assigned_to: text
    .nullable()
    .optional()
    .meta({ description: 'Id of an account, which is notified by mail; null for nobody' }),
  name: text.optional(),
  email: text.optional().meta({ description: 'May be empty where there is a phone number' }),
  phone: text.nullable().optional(),
  property_reference: text.nullable().optional().meta({ description: propertyDescription }),
  note: text.optional().meta({ description: 'Added to the history' }),
  was,
});
export const profileChange = z.object({ name: text, was });

const articleFields = {
  slug: text.optional().meta({ description: 'Taken from the title when absent; stays once published' }),
  excerpt: text.nullable().optional(),
  content: text.optional().meta({ description: 'HTML; sanitised' }),
  cover_image: text.nullable().optional(),
  category: text.nullable().optional(),
  author: text.nullable().optional(),
  author_bio: text.nullable().optional(),
  tags: z.union([z.array(text), text]).optional(),
  meta_title: text.nullable().optional(),
  meta_description: text.nullable().optional(),
  is_featured: z.boolean().optional(),
  status: z.enum(articleStatuses).optional(),
};
export const newArticle = z.object({ title: text, ...articleFields });
export const articleChange = z.object({
  title: text.optional(),
  ...articleFields,
  version: z
    .number()
    .int()
    .optional()
    .meta({ description: 'The version that was edited; 409 when there is a newer one' }),
});
export const pictureUpload = z.object({
  picture: text.meta({ override: { type: 'string', format: 'binary' } }),
});

export const signIn = z.object({ email: text, password: text });
export const passwordChange = z.object({ current_password: text, new_password: text });
export const passwordRequest = z.object({ email: text });
export const passwordReset = z.object({ token: text, password: text });
export const invitation = z.object({ email: text, name: text.optional(), role: z.enum(staffRoles) });
export const accountChange = z.looseObject({
  action: text,
  role: z.enum(staffRoles).optional().meta({ description: 'With the action `role`' }),
  was,
});
/** `action`, or the form's texts by name of a field. */
export const propertyChange = z.looseObject({
  action: z.enum(['hide', 'show', 'follow-feed']).optional(),
  field: text.optional(),
  was,
});
export const deskPropertiesQuery = query('state', 'search', 'page', 'page_size');
const agentFields = {
  name: text.optional(),
  phone: text.nullable().optional(),
  languages: text.nullable().optional(),
  brn: text.nullable().optional(),
  photo: text.nullable().optional(),
};
export const newAgent = z.object({ email: text, ...agentFields, name: text });
export const agentChange = z.object({
  ...agentFields,
  action: z.enum(['leave', 'return', 'follow-feed']).optional(),
  field: text.optional(),
  was,
});
export const agentsQuery = query('state', 'search', 'page', 'page_size');
export const landingText = z.object({
  text: text.nullable().optional(),
  description: text.nullable().optional(),
  was,
});
export const landingPagesQuery = query('kind', 'search', 'page', 'page_size');
export const nameAlias = z.object({
  kind: z.enum(aliasKinds),
  alias: text,
  name: text,
  city: text.nullable().optional(),
  confirmed: z
    .boolean()
    .optional()
    .meta({ description: 'Needs to be true when properties are renamed; otherwise 422 says how many.' }),
});
export const nameAliasChange = nameAlias.extend({ was });
export const feedRun = z.object({
  removals: z.number().int().positive().optional().meta({
    description: 'Number of missing properties or rows that the last run reported; 409 when it has changed',
  }),
});
export const upload = text.meta({ override: { type: 'string', format: 'binary' } });
export const uploadQuery = query('file');
export const uploadChange = z.looseObject({
  feed: text.optional().meta({ description: 'Name of the feed, the first part of every key' }),
  low_price: text.optional().meta({
    description: 'Its column, empty for none; likewise for every other field that the examination lists',
  }),
  low_price_reading: text.optional().meta({
    description: 'How its values are written, such as `in US dollars`; likewise for areas and dates',
  }),
});
export const uploadImport = feedRun.extend({
  complete: z
    .boolean()
    .optional()
    .meta({ description: 'Whether properties that the file does not have leave the site' }),
});
export const namesQuery = query('kind', 'origin', 'search', 'page', 'page_size');
export const assignment = z.object({ staff_id: text.optional(), expected: text.nullable().optional() });
export const assignments = z.object({
  staff_id: text,
  enquiries: z
    .array(z.object({ id: z.int(), assigned_to: text.nullable(), status: text }))
    .min(1)
    .max(maxAssigned)
    .meta({ description: 'As they were seen; one whose advisor or status has changed stays as it is' }),
});
export const note = z.object({ text });
export const answerWay = z.object({ way: z.enum(contactWays) });
export const delivery = z.object({ delivery_id: z.union([z.number(), text]) });

export const tokenQuery = query('token');
export const newsletterQuery = query('state', 'search', 'page', 'page_size');
export const suppression = z.object({ action: z.literal('suppress') });
export const personRequest = z.object({
  action: z.enum(['find', 'export', 'erase']),
  email: text.optional(),
  phone: text.optional(),
});
export const subscription = z.looseObject({ email: text });
export const token = z.looseObject({ token: text });
export const portalLead = z.looseObject({});
export const press = z.object({
  way: z.enum(keysOf(pressEvents)),
  property: text.optional(),
});
