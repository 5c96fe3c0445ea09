import { z } from 'zod';
import { agentFields } from '@/lib/agents/agent-form';
import { articleStatuses } from '@/lib/articles/article-form';
import { articleFields } from '@/lib/catalog/fields/article-fields';
import { schemasOf } from '@/lib/catalog/fields/field';
import {
  articleSchema,
  articleSummarySchema,
  filterOptionsSchema,
  propertyDetailSchema,
  propertySummarySchema,
  unitSchema,
} from '@/lib/catalog/types';
import { enquirySources } from '@/lib/enquiries/sources';
import { addressStates } from '@/lib/newsletter/desk';
import { offSiteReasons } from '@/lib/property-desk/desk';
import { landingKinds } from '@/lib/routes';
import { aliasKinds } from '@/lib/search/understand/names/alias-kinds';
import { staffRoles } from '@/lib/staff/roles';

/* Schemas of the API's responses for the OpenAPI document. A test compares real responses with them. */

const time = z.string().meta({ description: 'ISO-8601 time, UTC' });
const integer = z.number().int();
const id = integer;

export const errorResponse = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional().meta({ description: 'Messages by field' }),
    current: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Stored values of fields that are no longer as in `was`' }),
    request_id: z.string().optional().meta({ description: 'With failures of the server, for its log' }),
  })
  .meta({ id: 'Error' });

export const uploaded = z.object({ id: z.number().int() });
export const messageResponse = z.object({ message: z.string() }).meta({ id: 'Message' });

/** One page of a list, or a whole list in the same form. */
export function listOf(results: z.ZodType) {
  return z.object({
    count: integer,
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(results),
  });
}

const olderNames = {
  name: z.string(),
  display_title: z.string(),
  cover: z.string().nullable(),
  image: z.string().nullable(),
  is_favorite: z.literal(false).meta({ description: 'Always false: see /api/user/favorites/' }),
};
export const property = propertySummarySchema.extend(olderNames).meta({ id: 'Property' });
export const propertyDetail = propertyDetailSchema.extend(olderNames).meta({ id: 'PropertyDetail' });
export const unit = unitSchema.meta({ id: 'Unit' });

const alternative = z.object({ label: z.string(), query: z.string(), count: integer });

export const listing = listOf(property).extend({
  title: z.string().meta({ description: 'Title of the page with this list' }),
  understood: z.string().nullable().meta({ description: 'Query of the list that the search stands for' }),
  corrected: z.string().nullable().meta({ description: 'The search with corrected words' }),
  unmentioned: z
    .string()
    .nullable()
    .meta({ description: 'Words that no property mentions, left out of the results' }),
  untyped: z
    .boolean()
    .meta({ description: 'Whether these words name a type, which most properties do not state' }),
  ignored: z
    .array(z.string())
    .meta({ description: 'Filters that the backend did not apply, and exclusions such as “not villas”' }),
  notes: z.array(z.string()).meta({ description: 'Sentences on how the search was read' }),
  others: z.array(alternative).meta({
    description: 'Lists that the notes refer to, such as those of other places that the search names',
  }),
  pages: z.array(z.object({ label: z.string(), href: z.string() })).meta({
    description: 'Pages of the site for a search that is not about homes, such as “careers”',
  }),
  nothing: z
    .object({
      asked: z.string(),
      alternatives: z.array(alternative),
    })
    .nullable()
    .meta({ description: 'Without results: what was searched, and alternatives' }),
});

const suggestedProperty = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  units_count: z.number().int().nullable(),
});
const named = z.object({ id, name: z.string(), slug: z.string() });
export const name = named.meta({ id: 'Name' });
export const district = named.extend({ city_id: id.nullable() }).meta({ id: 'District' });
export const suggestions = listOf(suggestedProperty).extend({
  properties: z.array(suggestedProperty),
  districts: z.array(name),
  developers: z.array(name),
  names: z.array(
    named.extend({
      kind: z.enum(['city', 'district', 'community', 'developer', 'type']),
      district: z.object({ id, name: z.string() }).optional().meta({ description: 'Of a community' }),
      count: integer.nullable(),
      search: z.string().optional().meta({ description: 'Words of the text beside the name' }),
      query: z.string(),
    }),
  ),
});

export const filterOptions = z.object(
  Object.fromEntries(
    Object.keys(filterOptionsSchema.omit({ communities: true }).shape).map((key) => [
      key,
      z.array(
        named.extend({
          city_id: id.nullable().optional(),
          count: integer.nullable(),
          value: id,
          label: z.string(),
        }),
      ),
    ]),
  ),
);

const total = z.object({ id, name: z.string(), count: integer.nullable() });
export const statistics = z.object({
  total_properties: integer,
  total_units: integer.nullable(),
  by_city: z.array(total),
  by_type: z.array(total),
  by_status: z.array(total),
  by_price_range: z.array(z.object({ value: z.string(), label: z.string(), count: integer })),
});

export const articleSummary = articleSummarySchema.meta({ id: 'ArticleSummary' });
export const article = articleSchema.meta({ id: 'Article' });

const deskArticleSummary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  ...schemasOf(articleFields),
  status: z.enum(articleStatuses),
  version: integer.meta({
    description: 'Send it back with the next change: a concurrent change is then refused',
  }),
  first_published_at: time.nullable(),
  published_at: time,
  updated_at: time,
  updated_by: z.string().nullable(),
  reading_time: integer,
});
export const deskArticleInList = deskArticleSummary.meta({ id: 'DeskArticleSummary' });
export const deskArticle = deskArticleSummary.extend({ content: z.string() }).meta({ id: 'DeskArticle' });
export const writtenArticle = z.object({ article: deskArticle, message: z.string() });

/** Not all fields are listed: features of the desk add some. */
export const enquiry = z
  .looseObject({
    id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    status: z.string(),
    source: z.string(),
    created_at: time,
    property_id: id.nullable(),
    property_title: z.string().nullable(),
    property_slug: z.string().nullable(),
    assigned_to: z.string().nullable(),
    lost_reason: z.string().nullable(),
  })
  .meta({ id: 'Inquiry' });
export const inboxNews = z.object({
  results: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.string(),
      source: z.string(),
      created_at: time,
      read_at: time.nullable(),
      property_title: z.string().nullable(),
      assigned_to: z.string().nullable(),
      assignee_name: z.string().nullable(),
      followed_by: integer,
      failed_deliveries: integer,
      message: z.string(),
    }),
  ),
  arrived: integer,
});
export const seenEnquiries = z.object({
  count: integer,
  enquiries: z.array(z.object({ id, assigned_to: z.string().nullable(), status: z.string() })),
});
export const assigned = z.object({ assigned: integer, changed: integer, message: z.string() });
export const jobRuns = z.object({
  jobs: z.array(z.object({ job: z.string(), state: z.string(), count: z.number().optional() })),
});
export const enquiryMark = z.object({ event: integer, messages: integer, deliveries: z.string() });
export const enquiryStatistics = z.looseObject({
  total: integer,
  by_status: z.record(z.string(), id),
  by_source: z.partialRecord(z.enum(enquirySources), integer),
  undelivered: integer,
});

export const member = z
  .object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(staffRoles) })
  .meta({ id: 'StaffMember' });
export const account = z.looseObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  disabled_at: time.nullable(),
  created_at: time,
  is_active: z.boolean(),
  last_seen_at: time.nullable(),
});

export const deskPropertyInList = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  reference: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  price: z.int().nullable().meta({ description: 'The starting price in AED' }),
  feed: z.string(),
  updated_at: time,
  is_on_site: z.boolean(),
  off_site: z.enum(offSiteReasons).nullable(),
  is_edited: z.boolean(),
});
export const deskProperty = z.object({
  id,
  slug: z.string(),
  key: z.string(),
  title: z.string(),
  is_on_site: z.boolean(),
  off_site: z.enum(offSiteReasons).nullable(),
  is_hidden_by_hand: z.boolean(),
  values: z.record(z.string(), z.string()),
  edits: z.array(
    z.object({ field: z.string(), feed_value: z.string(), edited_by: z.string(), edited_at: time }),
  ),
});

const agentValues = {
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  languages: z.string().nullable(),
  brn: z.string().nullable(),
  photo: z.string().nullable(),
  left_at: time.nullable(),
  is_disabled: z.boolean(),
  listings: integer,
  feeds: z.array(z.string()),
};
export const agent = z.object(agentValues);
export const agentDetail = z.object({
  ...agentValues,
  edits: z.array(
    z.object({
      field: z.enum(agentFields),
      feed_value: z.string().nullable(),
      is_in_feed: z.boolean(),
      edited_by: z.string(),
      edited_at: time,
    }),
  ),
});

export const landingPage = z.object({
  kind: z.enum(landingKinds),
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  listings: z.number().int(),
  text: z.string().nullable(),
  description: z.string().nullable(),
  entered_by: z.string().nullable(),
  entered_at: time.nullable(),
});
export const nameAlias = z.object({
  id: id.nullable(),
  kind: z.enum(aliasKinds),
  alias: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  entered_by: z.string().nullable(),
  entered_at: time.nullable(),
});
export const nameAliasWritten = z.object({
  alias: nameAlias,
  listings: integer,
  former: z.object({ name: z.string(), properties: z.number().int() }).nullable(),
});

export const newsletterAddress = z.object({
  id,
  email: z.string(),
  state: z.enum(addressStates),
  consent_at: time,
  confirmed_at: time.nullable(),
  unsubscribed_at: time.nullable(),
});

export const person = z.object({
  enquiries: z.array(z.looseObject({ id })),
  newsletter: z.array(z.looseObject({ id, email: z.string() })),
});

export const picture = z.object({ address: z.string(), width: integer, height: integer });
export const savedProperties = listOf(property).extend({
  gone: integer.meta({ description: 'Number of favourites of the page that are no longer on the site' }),
});
export const favourite = z.object({ is_favorite: z.boolean(), count: integer });
export const storedEnquiry = z.object({ id: id.nullable(), message: z.string() });
export const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.string(),
  catalog: z.string(),
  version: z.string(),
  uptime: integer,
});

/** Not listed: every filter adds a field. */
export const filterPanel = z.looseObject({});
export const filterNames = z.union([z.array(z.unknown()), z.looseObject({})]);
