import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { errorParts } from '@/lib/error-parts';
import { readMapping } from '@/lib/import/feed-file';
import { type Mapping, parseMapping } from '@/lib/import/mapping/mapping-schema';
import { hasScheme } from '@/lib/import/source/open-source';
import { UnusableFileError } from '@/lib/import/unusable-file-error';
import { OperatorError } from '@/lib/operator-error';
import { readInterval, readTimeOfDay, type Schedule } from './schedule';

export type Feed = {
  /** The first part of the keys of its properties. */
  name: string;
  /** An https URL or an absolute path. */
  source: string;
  /** A mapping, or the absolute path of its file; null for feeds that need none. */
  mapping: Mapping | string | null;
  /** Files that complete the properties of the source, each with a mapping that has `match`. */
  joined: JoinedFile[];
  /** Null when it is run by hand only. */
  schedule: Schedule | null;
  /** Whether properties that are no longer in the feed are removed from the site. */
  complete: boolean;
  /** Name of its file when it was uploaded at the desk. */
  uploadedFile?: string;
};

export type JoinedFile = {
  /** An https URL or an absolute path. */
  source: string;
  /** A mapping, or the absolute path of its file. */
  mapping: Mapping | string;
};

/** An invalid file of feeds; the message names the file, each mistake and its place. */
class FeedSettingsError extends OperatorError {
  override name = 'FeedSettingsError';
}

const interval = z.string().transform((text, context) => {
  const ms = readInterval(text);
  if (ms !== null) return ms;
  context.addIssue('needs 5 minutes to 168 hours, such as "30 minutes" or "6 hours"');
  return z.NEVER;
});

const timeOfDay = z.string().transform((text, context) => {
  const minutes = readTimeOfDay(text);
  if (minutes !== null) return minutes;
  context.addIssue('needs a time in Dubai such as "06:30"');
  return z.NEVER;
});

const inlineMapping = z.record(z.string(), z.unknown()).transform((value, context): Mapping => {
  const parsed = parseMapping(value);
  if ('mapping' in parsed) return parsed.mapping;
  for (const error of parsed.errors) context.addIssue(error);
  return z.NEVER;
});

const source = z
  .string({ error: 'needs an https:// address or the path of a file' })
  .min(1, 'needs an https:// address or the path of a file')
  .refine((given) => !hasScheme(given) || (/^https:/i.test(given) && URL.canParse(given)), {
    error: 'needs an address that starts with https://',
  });
const mapping = z.union([z.string().min(1), inlineMapping]);
const needsMatch = 'needs "match": which fields of a property its rows are found by';

const feedSchema = z
  .strictObject({
    name: z
      .string({ error: 'needs a name' })
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'needs 1 to 40 lower-case letters, digits and hyphens'),
    source,
    mapping: mapping.optional(),
    joined: z
      .array(
        z.strictObject({
          source,
          mapping: mapping.refine((given) => typeof given === 'string' || given.match !== undefined, {
            error: needsMatch,
          }),
        }),
      )
      .max(4, 'takes at most 4 files')
      .default([]),
    every: interval.optional(),
    at: z.union([timeOfDay.transform((time) => [time]), z.array(timeOfDay).min(1)]).optional(),
    complete: z.boolean({ error: 'needs true or false' }).default(false),
  })
  .refine(({ every, at }) => every === undefined || at === undefined, {
    path: ['at'],
    error: 'cannot be set together with "every"',
  });

const feedsSchema = z
  .array(feedSchema, { error: 'needs a list of feeds: [{"name": …, "source": …}]' })
  .superRefine((feeds, context) => {
    const names = feeds.map(({ name }) => name);
    names.forEach((name, index) => {
      if (names.indexOf(name) !== index)
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: `"${name}" is used by two feeds`,
        });
    });
  });

/**
 * Reads a file of feeds, with its paths relative to the folder of the file. Mappings in files of their own are not read.
 * @throws {FeedSettingsError}
 */
export async function readFeeds(path: string): Promise<Feed[]> {
  const parsed = feedsSchema.safeParse(await readJson(path));
  if (!parsed.success) {
    throw new FeedSettingsError(
      `FEEDS=${path} is invalid:\n${parsed.error.issues.map((issue) => `  ${explain(issue)}`).join('\n')}\nSee "Feeds" in docs/import.md.`,
    );
  }
  const absolute = (file: string) => resolve(dirname(path), file);
  const located = (given: string) => (hasScheme(given) ? given : absolute(given));
  const read = <T>(given: T) => (typeof given === 'string' ? absolute(given) : given);
  return parsed.data.map(({ name, joined, every, at, complete, ...first }) => ({
    name,
    source: located(first.source),
    mapping: read(first.mapping ?? null),
    joined: joined.map((file) => ({ source: located(file.source), mapping: read(file.mapping) })),
    schedule:
      every !== undefined
        ? { everyMs: every }
        : at === undefined
          ? null
          : { at: [...new Set(at)].sort((a, b) => a - b) },
    complete,
  }));
}

/** The feeds of the `FEEDS` file; none without one. @throws {FeedSettingsError} */
export async function configuredFeeds(): Promise<Feed[]> {
  const { FEEDS } = env();
  return FEEDS === undefined ? [] : readFeeds(FEEDS);
}

/** Checks the `FEEDS` file and the mappings that it names. @throws {FeedSettingsError} */
export async function checkFeeds(): Promise<void> {
  for (const feed of await configuredFeeds()) {
    await readMappings(feed).catch((error: Error) => {
      throw new FeedSettingsError(`The mapping of feed "${feed.name}": ${error.message}`, { cause: error });
    });
  }
}

/**
 * The mappings of a feed and of its joined files, read from their files.
 * @throws {UnusableFileError} when one is missing, not a mapping, or cannot be joined
 */
export async function readMappings({ mapping, joined }: Pick<Feed, 'mapping' | 'joined'>): Promise<{
  mapping: Mapping | null;
  joined: { source: string; mapping: Mapping }[];
}> {
  const read = (given: Mapping | string) => (typeof given === 'string' ? readMapping(given) : given);
  return {
    mapping: mapping === null ? null : await read(mapping),
    joined: await Promise.all(
      joined.map(async (file) => {
        const own = await read(file.mapping);
        if (!own.match) throw new UnusableFileError(`${String(file.mapping)}: the mapping ${needsMatch}`);
        return { source: file.source, mapping: own };
      }),
    ),
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = errorParts(error);
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code ? message : `this is not JSON: ${message}`;
    throw new FeedSettingsError(`FEEDS=${path}: ${reason}`, { cause: error });
  }
}

function explain(issue: z.core.$ZodIssue): string {
  const [index, ...rest] = issue.path.map(String);
  const where = index === undefined ? 'the file' : [`feed ${Number(index) + 1}`, ...rest].join('.');
  if (issue.code === 'unrecognized_keys')
    return `${where}: does not know ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat().find(({ code }) => code === 'custom');
    return `${where}: ${inner?.message ?? 'has a value of the wrong kind'}`;
  }
  return `${where}: ${issue.message}`;
}
