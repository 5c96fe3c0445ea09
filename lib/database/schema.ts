import type { Generated, Insertable, Selectable } from 'kysely';
import type { ArticleColumns } from '@/lib/catalog/fields/article-fields';
import type { PropertyColumns } from '@/lib/catalog/fields/property-fields';
import type { UnitColumns } from '@/lib/catalog/fields/unit-fields';
import type { RunOutcome } from '@/lib/feeds/run-outcome';
import type { AliasKind } from '@/lib/search/understand/names/alias-kinds';
import type { UploadState } from '@/lib/uploads/upload-state';

/*
 * All tables, with types common to SQLite and PostgreSQL: text, integer, double. Time is ISO-8601 UTC text, JSON is
 * text, booleans are 1 or 0, money is whole AED, area is square feet, null means unknown.
 */

type Flag = 0 | 1;

type NamedTable = {
  id: Generated<number>;
  name: string;
  slug: string;
  /** The folded name (`lib/search/words/fold`); one row per folded name. */
  search_name: string;
};

type DistrictsTable = NamedTable & { city_id: number | null };

type PropertiesTable = PropertyColumns & {
  id: Generated<number>;
  /** Key of the property in its feed; writing the same key updates it. */
  feed_key: string;
  /** Digest of the last written record; an unchanged record is skipped. */
  content_hash: string;
  slug: string;
  title: string;
  /** Folded title, compared by bytes so that both engines sort alike. */
  title_sort: string;
  /**
   * Words of the title, of the location, and of developer, type, status and reference; see `lib/search/words/search-columns`.
   */
  search_title: Generated<string>;
  search_place: Generated<string>;
  search_names: Generated<string>;
  /** The reference without case and punctuation. */
  reference_key: string | null;
  /** One bit per number of bedrooms, see `lib/search/filters/bedrooms`. */
  bedrooms_mask: Generated<number>;
  /** JSON of the lowest price by number of bedrooms, see `lib/search/rows/bedroom-prices`. */
  bedroom_prices: string | null;
  max_area: number | null;
  /** YYYYMM of the handover date. */
  handover_month: number | null;
  /** 1 when there is a payment plan or payment after handover. */
  has_payment_plan: Generated<Flag>;
  property_type_id: number | null;
  property_status_id: number | null;
  sales_status_id: number | null;
  city_id: number | null;
  district_id: number | null;
  developer_id: number | null;
  /** `startingPrice`: used by the price filter and both price orders. */
  price: number | null;
  total_units: number | null;
  latitude: number | null;
  longitude: number | null;
  /** Seconds since 1970 when the permit expires; far in the future when it has no end. */
  hidden_from: number;
  is_sample: Flag;
  units_count: number;
  /** 1 when price and area cannot both be right, see `lib/catalog/sales/odd-price`. */
  has_odd_price: Generated<Flag>;
  created_at: string;
  updated_at: string;
  /** Sort key of the property's own date, see `lib/catalog/lists/recency`. */
  recency: Generated<string>;
};

export type Database = {
  migrations: { version: number; name: string; applied_at: string };
  cities: NamedTable;
  districts: DistrictsTable;
  developers: NamedTable;
  property_types: NamedTable;
  property_statuses: NamedTable;
  sales_statuses: NamedTable;
  facilities: NamedTable;
  properties: PropertiesTable;
  /** One row; changes with every write to `properties`, see `lib/database/catalog-version`. */
  catalog_version: { version: number };
  /** Words in property names, used to correct typing errors. */
  search_words: { word: string };
  /** Figures of landing pages, calculated after an import; `figures` is a JSON `LandingFigures`. */
  landing_figures: { kind: string; subject_id: number; figures: string };
  /** Long text in its own table, so that lists read narrow rows. */
  property_descriptions: { property_id: number; description: string };
  /** Former slugs of properties, for redirects. */
  property_slugs: { slug: string; property_id: number; moved_at: string };
  /** Last announcement to search engines: the content hash at that time, or `gone`. */
  announced_listings: { property_id: number; state: string };
  /** Warnings of the end of a permit, one row per number of days before; `permit_ends_at` in seconds since 1970. */
  permit_warnings: {
    property_id: number;
    permit_ends_at: number;
    days: number;
    next_attempt_at: string;
    sent_at: string | null;
  };
  /** Agents of properties, by the email address in `properties.agent_email`. */
  agents: {
    email: string;
    /** Used in URLs of the desk in place of the email address. */
    id: string;
    name: string;
    photo: string | null;
    /** Names, separated by commas. */
    languages: string | null;
    phone: string | null;
    brn: string | null;
    left_at: Generated<string | null>;
    /** When the desk last changed the agent. */
    edited_at: Generated<string | null>;
  };
  /** Values entered by the desk, as JSON; `feed_value` is the feed's value, null while no feed has the entry. */
  hand_edits: {
    kind: string;
    /** Email address of an agent, feed key of a property. */
    key: string;
    field: string;
    value: string;
    feed_value: string | null;
    edited_by: string;
    edited_at: string;
  };
  /** Homes sent to a portal in its feed. */
  portal_listings: { portal: string; reference: string };
  /** State of the feeds in the `FEEDS` file, and of those whose files are uploaded at the desk. */
  feeds: {
    name: string;
    added_at: string;
    /** Digest of URL and mapping; when it changes, `etag` and `last_modified` no longer apply. */
    settings: string | null;
    etag: string | null;
    last_modified: string | null;
    last_good_at: string | null;
    /** Rows of the last good run that read any. */
    last_good_rows: number | null;
    /** Rows of each joined file in that run, as a JSON list. */
    joined_rows: string | null;
    /** Columns that a mapping reads and that run did not find, as a JSON list. */
    missing_columns: string | null;
    /** Name of its last file when that was uploaded at the desk. */
    uploaded_file: string | null;
    /** The mapping of its last uploaded file, as JSON. */
    uploaded_mapping: string | null;
    /** Null while its runs succeed. */
    failing_since: string | null;
    /** Whether the desk was mailed that it fails. */
    alerted: Generated<Flag>;
    /** Earliest time of the next attempt to mail a change of this state. */
    alert_due_at: Generated<string>;
  };
  /** Files that administrators have uploaded to import them. */
  uploads: {
    id: Generated<number>;
    /** Name of the file. */
    file: string;
    /** Where the machine that received it keeps it, until it is imported or discarded. */
    path: string;
    bytes: number;
    /** Name and place of a second file, which completes the properties of the first. */
    joined_file: string | null;
    joined_path: string | null;
    state: UploadState;
    /** Null until it is first examined. */
    feed: string | null;
    /** Whether properties that it does not have leave the site. */
    complete: Generated<Flag>;
    /** Columns that were chosen in place of the guess, as JSON. */
    choices: Generated<string>;
    /** What an import would do, as JSON. */
    examination: string | null;
    /** Why it cannot be used. */
    message: string | null;
    /** Its last import. */
    run_id: number | null;
    /** Email address of who uploaded it, or last had it imported. */
    uploaded_by: string;
    uploaded_at: string;
    /** Time of the last change of its state. */
    changed_at: string;
  };
  feed_runs: {
    id: Generated<number>;
    feed: string;
    /** Name of the file that was uploaded for it. */
    file: Generated<string | null>;
    outcome: RunOutcome | 'queued' | 'running';
    started_at: string;
    finished_at: Generated<string | null>;
    /** Why it was refused or failed. */
    message: Generated<string | null>;
    rows_read: Generated<number>;
    created: Generated<number>;
    updated: Generated<number>;
    /** Properties that were taken off the site. */
    retired: Generated<number>;
    refused: Generated<number>;
    /** Number of lines of its report, including those that are not stored. */
    findings: Generated<number>;
    /** Properties that its feed lacks, or rows for a refused one; 0 when nothing is to be confirmed. */
    missing: Generated<number>;
    /** Number of missing properties or rows that an administrator has confirmed. */
    accepted_missing: Generated<number>;
  };
  /** The first lines of the report of a run. */
  feed_findings: {
    run_id: number;
    number: number;
    result: string;
    /** Starts at 1. */
    row: number | null;
    line: number | null;
    key: string | null;
    title: string | null;
    column_name: string | null;
    value: string | null;
    reason: string;
    /** For a new name: the known name that it is probably another spelling of. */
    suggestion: string | null;
    /** City of a new district. */
    city: string | null;
  };
  /** Other names of developers, districts and cities that the desk entered; `alias_key` and `city_key` are folded. */
  name_aliases: {
    id: Generated<number>;
    kind: AliasKind;
    alias: string;
    alias_key: string;
    name: string;
    /** City of a district; null when the alias applies in every city. */
    city: string | null;
    city_key: string;
    entered_by: string;
    entered_at: string;
  };
  /** The desk's texts for landing pages, by kind and slug. */
  landing_texts: {
    kind: string;
    slug: string;
    /** Name of the subject, shown while it has no properties. */
    name: string;
    /** One paragraph per line. */
    text: string | null;
    description: string | null;
    entered_by: string;
    entered_at: string;
  };
  /** Pictures of feeds that were copied to media storage; `bytes` is the size of all widths. */
  picture_copies: { source: string; address: string; bytes: number };
  property_images: { property_id: number; position: number; image: string };
  property_facilities: { property_id: number; position: number; facility_id: number };
  payment_plans: {
    id: Generated<number>;
    property_id: number;
    position: number;
    name: string;
    description: string | null;
    total_installments: number | null;
    payment_period: string | null;
  };
  payment_plan_values: {
    payment_plan_id: number;
    position: number;
    number: number;
    due_date: string | null;
    name: string | null;
    percentage: number | null;
  };
  units: UnitColumns & {
    id: Generated<number>;
    property_id: number;
    /** Unique within the property; keeps a unit's id and URL through updates. */
    key: string;
    updated_at: string;
  };
  articles: ArticleColumns & {
    id: Generated<number>;
    slug: string;
    content_hash: string;
    title: string;
    content: string;
    /** Minutes. */
    reading_time: number;
    search_text: string;
    published_at: string;
    updated_at: string;
    /** `draft` or `published`; only the desk reads drafts. */
    status: Generated<string>;
    /** Number of changes, by which concurrent edits are detected. */
    version: Generated<number>;
    /** The slug cannot change after this time. */
    first_published_at: string | null;
    /** Name of the person who changed it last. */
    updated_by: string | null;
  };
  /** Number of changes of public content, by which every instance detects them; see lib/articles/freshness. */
  content_versions: { name: string; version: number };
  /** Separate from the article, so that counting a view does not rewrite its text. */
  article_views: { article_id: number; views: number };
  /** What staff search in enquiries. */
  inquiry_texts: {
    inquiry_id: number;
    /** All searched columns of the enquiry, folded, a line each. */
    text: string;
    /** Those about its property. */
    about: string;
  };
  /** Visitors' enquiries. No foreign key on `property_id`, which may refer to a REST backend. */
  inquiries: {
    id: Generated<number>;
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    message: string;
    property_type: string | null;
    city: string | null;
    bedrooms: string | null;
    property_id: number | null;
    property_title: string | null;
    property_slug: string | null;
    source_path: string | null;
    consent_at: string | null;
    /** Digest of the sender's idempotency key and request. */
    idempotency_key: string | null;
    created_at: string;
    /** `new` until changed by staff. */
    status: Generated<string>;
    source: Generated<string>;
    /** The portal's own id of a lead; once per source. */
    external_id: string | null;
    property_reference: string | null;
    /** Id of a member of staff. */
    assigned_to: string | null;
    read_at: string | null;
    first_response_at: string | null;
    lost_reason: string | null;
    spam_reason: string | null;
    /** When the advisor was reminded and administrators notified; each happens once. */
    reminded_at: string | null;
    escalated_at: string | null;
    /** The first enquiry of the thread; null for the first one. */
    thread_id: number | null;
    /** Campaign and referrer of the visit's first page; stored only with consent to analytics. */
    utm_source: string | null;
    utm_medium: string | null;
    utm_campaign: string | null;
    utm_term: string | null;
    utm_content: string | null;
    gclid: string | null;
    referrer: string | null;
    landing_path: string | null;
    /** Versions of the texts agreed to; null when the form had no such box or it was not ticked. */
    consent_version: string | null;
    marketing_consent_at: string | null;
    marketing_version: string | null;
    anonymized_at: string | null;
  };
  /** Presses of contact links per day in Dubai; `property_slug` is empty for links that belong to no property. */
  contact_presses: { day: string; property_slug: string; way: string; presses: number };
  /** Background jobs: who runs one until when, and when it is due again. */
  job_runs: { name: string; holder: string; locked_until: string; due_at: string };
  /** Outbox: pending deliveries, one row per enquiry and channel. */
  inquiry_deliveries: {
    id: Generated<number>;
    inquiry_id: number;
    channel: string;
    /** `pending`, `delivered` or `failed` (given up). */
    status: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: string;
    last_error: string | null;
    created_at: string;
    delivered_at: string | null;
  };
  /** History of an enquiry: changes of status, assignments, notes. `actor` is an email address or `site`. */
  inquiry_events: {
    id: Generated<number>;
    inquiry_id: number;
    created_at: string;
    actor: string;
    kind: string;
    text: string | null;
  };
  newsletter_addresses: {
    id: Generated<number>;
    email: string;
    consent_at: string;
    /** Digest of the link token of earlier versions; a random value for newer addresses. */
    unsubscribe_token_hash: string;
    unsubscribed_at: string | null;
    /** Time of the last request, until the owner confirms or unsubscribes; null when nothing is pending. */
    requested_at: string | null;
    confirmed_at: string | null;
    /** Time of the next attempt to mail a confirmation link; null when none is due. */
    confirm_mail_at: string | null;
    confirm_attempts: Generated<number>;
    confirm_mailed_at: string | null;
  };
  /** Tokens of mailed links; each stays valid. */
  newsletter_tokens: {
    token_hash: string;
    address_id: number;
    purpose: 'confirm' | 'unsubscribe';
    created_at: string;
  };
  favorites: { visitor_hash: string; property_id: number; created_at: string };
  /** Visitors with favourites; last seen by day. */
  favorite_visitors: { visitor_hash: string; created_at: string; last_seen_at: string };
  /** Staff accounts, who sign in at /login. */
  staff: {
    id: string;
    email: string;
    email_verified: Flag;
    name: string;
    image: string | null;
    role: string;
    disabled_at: string | null;
    /** Comma-separated codes of languages, and names of districts. */
    languages: string | null;
    districts: string | null;
    /** First and last day of leave, YYYY-MM-DD. */
    leave_from: string | null;
    leave_until: string | null;
    created_at: string;
    updated_at: string;
  };
  staff_sessions: {
    id: string;
    token: string;
    staff_id: string;
    expires_at: string;
    ip_address: string | null;
    user_agent: string | null;
    created_at: string;
    updated_at: string;
  };
  /** Password hashes, and columns of better-auth for other sign-in methods. */
  staff_credentials: {
    id: string;
    account_id: string;
    provider_id: string;
    staff_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: string | null;
    refresh_token_expires_at: string | null;
    scope: string | null;
    created_at: string;
    updated_at: string;
  };
  /** Password links; `identifier` is a digest. */
  staff_verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
  /** Failed sign-ins by digest of the email address, existing or not. */
  sign_in_failures: { email_hash: string; failures: number; last_failure_at: string };
  /** Audit log; `actor` is an email address or `command line`. */
  audit_log: {
    id: Generated<number>;
    created_at: string;
    actor: string;
    action: string;
    subject: string | null;
  };
  site_secrets: { name: string; value: string };
};

export type PropertyRow = Selectable<PropertiesTable>;
export type NewPropertyRow = Insertable<PropertiesTable>;

/** Name tables of properties; districts also have a city. */
export type NamedTableName =
  | 'cities'
  | 'districts'
  | 'developers'
  | 'property_types'
  | 'property_statuses'
  | 'sales_statuses'
  | 'facilities';
