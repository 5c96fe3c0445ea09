import { database } from '@/lib/database/connection';
import { dubaiDay, startOfDubaiDay } from '@/lib/dubai-day';
import { day } from '@/lib/durations';
import { env } from '@/lib/env';
import { recordOf } from '@/lib/typed-keys';
import { workingMinutes } from '@/lib/working-hours';
import { type ContactWay, contactWays } from '../contact-ways';
import { type EnquirySource, timedSources } from '../sources';
import { enteredByStaff } from './thread-writes';

/** Periods offered on the screen, in days. */
export const statisticsPeriods = [30, 90, 365] as const;

type ResponseFigures = {
  /** Enquiries whose first response is timed. */
  timed: number;
  answered: number;
  /** Median working minutes until the first response; null when none was answered. */
  median_minutes: number | null;
};

export type PropertyFigures = {
  property_slug: string;
  property_title: string | null;
  enquiries: number;
} & Record<ContactWay, number>;

export type PeriodStatistics = {
  /** First and last day in Dubai. */
  from: string;
  until: string;
  enquiries: number;
  response: ResponseFigures;
  per_day: { day: string; enquiries: number }[];
  by_source: { source: EnquirySource; enquiries: number }[];
  /** By campaign, else by referring site, else empty. */
  by_origin: { origin: string; enquiries: number }[];
  /** With presses of contact links. Properties without enquiries and presses are left out. */
  by_property: PropertyFigures[];
  by_advisor: ({ id: string | null; name: string | null; enquiries: number } & ResponseFigures)[];
};

/** Figures of the last days in Dubai. A thread counts once; spam does not count. */
export async function periodStatistics(days: number, now = Date.now()): Promise<PeriodStatistics> {
  const start = startOfDubaiDay(now) - (days - 1) * day;
  const [rows, presses] = await Promise.all([readEnquiries(start), readPresses(dubaiDay(start))]);
  const perDay = count(rows, ({ created_at }) => dubaiDay(Date.parse(created_at)));
  const daysOfPeriod = Array.from({ length: days }, (_, index) => dubaiDay(start + index * day));
  return {
    from: dubaiDay(start),
    until: dubaiDay(now),
    enquiries: rows.length,
    response: responseOf(rows),
    per_day: daysOfPeriod.map((name) => ({ day: name, enquiries: perDay.get(name) ?? 0 })),
    by_source: ranked(count(rows, ({ source }) => source)).map(([source, enquiries]) => ({
      // Rows hold no other sources; counting turned them into keys.
      source: source as EnquirySource,
      enquiries,
    })),
    by_origin: ranked(count(rows, originOf)).map(([origin, enquiries]) => ({ origin, enquiries })),
    by_property: propertiesOf(rows, presses),
    by_advisor: advisorsOf(rows),
  };
}

type Row = Awaited<ReturnType<typeof readEnquiries>>[number];
type Press = Awaited<ReturnType<typeof readPresses>>[number];

async function readEnquiries(start: number) {
  const db = await database();
  return db
    .selectFrom('inquiries')
    .leftJoin('staff', 'staff.id', 'inquiries.assigned_to')
    .select([
      'inquiries.created_at',
      'inquiries.first_response_at',
      'inquiries.source',
      'inquiries.utm_source',
      'inquiries.utm_campaign',
      'inquiries.gclid',
      'inquiries.referrer',
      'inquiries.property_slug',
      'inquiries.property_title',
      'inquiries.assigned_to',
      'staff.name as advisor',
      enteredByStaff.as('is_entered'),
    ])
    .where('inquiries.created_at', '>=', new Date(start).toISOString())
    .where('inquiries.status', '<>', 'spam')
    .where('inquiries.thread_id', 'is', null)
    .orderBy('inquiries.id')
    .execute();
}

async function readPresses(firstDay: string) {
  const db = await database();
  return db
    .selectFrom('contact_presses')
    .leftJoin('properties', 'properties.slug', 'property_slug')
    .select((e) => ['property_slug', 'properties.title', 'way', e.fn.sum<number>('presses').as('presses')])
    .where('day', '>=', firstDay)
    .where('property_slug', '<>', '')
    .groupBy(['property_slug', 'properties.title', 'way'])
    .execute();
}

function responseOf(rows: Row[]): ResponseFigures {
  const { WORKING_HOURS } = env();
  const timed = rows.filter(
    ({ source, is_entered }) => !is_entered && timedSources.some((clocked) => clocked === source),
  );
  const minutes = timed.flatMap(({ created_at, first_response_at }) =>
    first_response_at
      ? [workingMinutes(Date.parse(created_at), Date.parse(first_response_at), WORKING_HOURS)]
      : [],
  );
  return { timed: timed.length, answered: minutes.length, median_minutes: median(minutes) };
}

function originOf({ utm_source, utm_campaign, gclid, referrer }: Row): string {
  const campaign = [utm_source ?? (gclid && 'Google Ads'), utm_campaign].filter(Boolean).join(', ');
  return campaign || (referrer?.replace(/^https?:\/\//, '').split('/')[0] ?? '');
}

function propertiesOf(rows: Row[], presses: Press[]): PropertyFigures[] {
  const known = new Map<string, PropertyFigures>();
  const entry = (slug: string) => {
    const found = known.get(slug) ?? {
      property_slug: slug,
      property_title: null,
      enquiries: 0,
      ...recordOf(contactWays, () => 0),
    };
    known.set(slug, found);
    return found;
  };
  for (const { property_slug, property_title } of rows) {
    if (!property_slug) continue;
    const property = entry(property_slug);
    property.enquiries += 1;
    property.property_title ??= property_title;
  }
  for (const { property_slug, title, way, presses: number } of presses) {
    const property = entry(property_slug);
    property.property_title ??= title;
    const pressed = contactWays.find((one) => one === way);
    if (pressed) property[pressed] += Number(number);
  }
  const pressesOf = (one: PropertyFigures) => contactWays.reduce((sum, way) => sum + one[way], 0);
  return [...known.values()].sort((a, b) => b.enquiries - a.enquiries || pressesOf(b) - pressesOf(a));
}

function advisorsOf(rows: Row[]): PeriodStatistics['by_advisor'] {
  const ids = ranked(count(rows, ({ assigned_to }) => assigned_to ?? ''));
  return ids.map(([id, enquiries]) => {
    const own = rows.filter(({ assigned_to }) => (assigned_to ?? '') === id);
    return { id: id || null, name: own[0]?.advisor ?? null, enquiries, ...responseOf(own) };
  });
}

function count(rows: Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** Highest count first, then by name. */
function ranked(counts: Map<string, number>): [string, number][] {
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

function median(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
