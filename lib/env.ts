import { z } from 'zod';
import { OperatorError } from './operator-error';
import { defaultWorkingHours, parseWorkingHours } from './working-hours';

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const hostPattern = /^(?:\*{1,2}\.)?(?:[a-z\d_-]+\.)*[a-z\d_-]+$/i;
const hosts = list.refine((names) => names.every((name) => hostPattern.test(name)), {
  error: 'needs host names such as img.example.com or *.example.com, without https:// and paths',
});

/** `desk@agency.example` or `Agency <desk@agency.example>`. */
const senderAddress = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/** Whether a URL with a password can be read; `#` would end it early, and no host may follow `@` in PostgreSQL's. */
function isServerUrl(url: string): boolean {
  const full = url.replace('@/', '@socket/');
  return URL.canParse(full) && new URL(full).hash === '';
}

const webUrl = z.url({ protocol: /^https?$/, error: 'needs an http:// or https:// address' });
/** Node's fetch refuses every request to a URL with a user. */
const hasUser = (url: string) => /^[^/]*\/\/[^/?#]*@/.test(url);
const backendUrl = webUrl
  .refine((url) => !hasUser(url) && !/[?#]/.test(url), {
    error:
      'needs an address without user, password and query, such as https://backend.example; see API_TOKEN',
  })
  .refine((url) => !/\/api\/v1\/*$/.test(url), {
    error: 'needs the address without /api/v1, such as https://backend.example',
  });
const webhookUrl = webUrl.refine((url) => !hasUser(url), {
  error: 'needs an address without user and password; requests are signed with WEBHOOK_SECRET',
});
/** Pages are served from the root, so a path would be in some links only; a query would break all of them. */
const siteUrl = z
  .string()
  .regex(/^https?:\/\/[^\s/?#@]+\/*$/, {
    error: 'needs an address without a path, such as https://example.com',
    abort: true,
  })
  .refine((url) => URL.canParse(url), { error: 'needs an http:// or https:// address' });
const bucketUrl = webUrl.refine((url) => !hasUser(url) && !/[?#]/.test(url), {
  error: 'needs an address without user, password and query, such as https://fsn1.your-objectstorage.com',
});

/** `.env` files and systemd do not expand `~`, and Docker's `--env-file` keeps quotes. */
const filePath = /^(?![~"'\s])(.*\S)?$/;
const fileOrFolder = z
  .string()
  .regex(filePath, 'needs a path without ~, and without quotes or spaces around it');
/** What follows `?` would be part of the file's name, and `:memory:` would forget all enquiries. */
const isDatabaseFile = (url: string) => {
  const path = url.replace(/^file:(\/\/)?/, '');
  return filePath.test(path) && !path.includes('?') && path !== ':memory:' && !path.endsWith('/');
};

/** Goes into a header, which has no spaces around it. */
const token = z.string().regex(/^[!-~]([ -~]*[!-~])?$/, 'needs ASCII characters without spaces around them');
const longToken = token.min(16, 'needs at least 16 characters');
const portalSecret = z.string().min(8, 'needs at least 8 characters');

const wholeNumber = (unit: string, max: number) => {
  const error = `needs a whole number of ${unit}, 0 to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(max, { error });
};

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'needs true or false' })
  .transform((value) => value === 'true' || value === '1');

/** Working minutes; 0 switches off. */
const minutes = wholeNumber('minutes', 100_000);

/** Number of proxies; `true` and `false` are 1 and 0. */
const hops = z
  .string()
  .regex(/^(true|false|\d)$/, 'needs the number of proxies in front of the site, 0 to 9')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));

export const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number({ error: 'needs a port number' }).int().min(0).max(65535).default(3000),
    LISTEN_ADDRESS: z
      .union([z.ipv4(), z.ipv6()], { error: 'needs an IP address such as 127.0.0.1' })
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, {
        error: 'needs file:./path/to/site.db or postgres://user@host/name',
        abort: true,
      })
      .refine((url) => !url.startsWith('file:') || isDatabaseFile(url), {
        error:
          'needs file: and the path of a file, such as file:./data/site.db, without ~, ? and spaces around it',
      })
      .refine((url) => url.startsWith('file:') || isServerUrl(url), {
        error: 'needs postgres://user:password@host:5432/name, with # and / of a password as %23 and %2F',
      })
      .default('file:./data/site.db'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'needs trace, debug, info, warn, error, fatal or silent',
      })
      .default('info'),
    METRICS_TOKEN: longToken.optional(),
    RESPONSE_CACHE_MB: wholeNumber('megabytes', 4096)
      // A hosting platform has a cache of its own.
      .default(process.env.VERCEL ? 0 : 32),
    DATABASE_WAIT_SECONDS: wholeNumber('seconds', 3600).default(60),
    API_BASE_URL: backendUrl.optional(),
    API_TOKEN: token.optional(),
    FEEDS: fileOrFolder.optional(),
    IMAGE_HOSTS: hosts,
    ENQUIRY_RETENTION_MONTHS: wholeNumber('months', 240).default(24),
    MEDIA_DIR: fileOrFolder.default('./data/media'),
    MEDIA_S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'needs the name of a bucket')
      .optional(),
    MEDIA_S3_PREFIX: z
      .string()
      .regex(
        /^((?!\.{1,2}\/)[\w.-]+\/)*$/,
        'needs a path without . and .. that ends with a slash, such as media/',
      )
      .default(''),
    MEDIA_S3_REGION: z
      .string()
      .regex(/^[\w-]+$/, 'needs the name of a region, such as eu-central-1')
      .default('us-east-1'),
    MEDIA_S3_ENDPOINT: bucketUrl.optional(),
    SAMPLE_CATALOG: flag.default(true),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-z\d-]{8,128}$/i, 'needs 8 to 128 letters, digits and hyphens')
      .optional(),
    TRUST_PROXY: hops.default(0),
    HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/.+$/, {
        error: 'needs smtp://user:password@host:587 or smtps://…',
        abort: true,
      })
      .refine((url) => isServerUrl(url) && new URL(url).hostname !== '', {
        error: 'needs smtp://user:password@host:587, with # and / of a password as %23 and %2F',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .trim()
      .regex(senderAddress, 'needs an email address such as Agency <desk@agency.example>')
      .optional(),
    DESK_EMAIL: z.email('needs an email address').optional(),
    ACKNOWLEDGE_ENQUIRIES: flag.default(true),
    WEBHOOK_URL: webhookUrl.optional(),
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{24,}=*$/, 'needs whsec_ and at least 24 letters of base64')
      .optional(),
    WORKING_HOURS: z
      .string()
      .default(defaultWorkingHours)
      .transform((value, context) => {
        const hours = parseWorkingHours(value);
        if (hours) return hours;
        context.addIssue(`needs days and hours such as ${defaultWorkingHours}`);
        return z.NEVER;
      }),
    REMIND_AFTER_MINUTES: minutes.default(30),
    ESCALATE_AFTER_MINUTES: minutes.default(60),
    CRON_SECRET: longToken.optional(),
    PROPERTY_FINDER_WEBHOOK_SECRET: portalSecret.optional(),
    BAYUT_WEBHOOK_SECRET: portalSecret.optional(),
    BAYUT_FEED_TOKEN: z
      .string()
      .regex(/^[\w-]{24,128}$/, 'needs 24 to 128 letters, digits, - and _')
      .optional(),
    NEXT_PUBLIC_SITE_URL: siteUrl.default('http://localhost:3000'),
    NEXT_PUBLIC_SITE_PHONE: z
      .string()
      .regex(/^\+(?=(\D*\d){7})[\d ()-]{7,20}$/, 'needs an international number such as +971 4 000 0000')
      .optional(),
    NEXT_PUBLIC_SITE_EMAIL: z.email('needs an email address').optional(),
    NEXT_PUBLIC_GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'needs a measurement id such as G-ABC123')
      .optional(),
  })
  .refine((values) => !values.WEBHOOK_URL || values.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    error: 'is needed with WEBHOOK_URL: whsec_ and base64',
  })
  .refine(({ DATABASE_URL }) => !process.env.VERCEL || !DATABASE_URL.startsWith('file:'), {
    path: ['DATABASE_URL'],
    error: 'needs postgres://… on Vercel: a file is lost with its instance, and the enquiries in it',
  });

export type Env = z.infer<typeof envSchema>;

/** An invalid environment variable; the message has its name and value. */
export class EnvError extends OperatorError {
  override name = 'EnvError';
}

/**
 * Parses the environment.
 * @throws {EnvError} with every invalid variable, its value and the expected form. Secrets are not repeated.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(withoutBlank(source));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = source[name];
    const isSecret = /TOKEN|SECRET|PASSWORD|DATABASE_URL|SMTP_URL/.test(name) || /:\/\/.*@/.test(value ?? '');
    const shown = isSecret ? '(hidden)' : JSON.stringify(value);
    return `${name}=${shown} ${issue.message}`;
  });
  throw new EnvError(
    `The environment is invalid:\n  ${lines.join('\n  ')}\nSee .env.example for every variable.`,
  );
}

/** Without empty and blank variables, which `.env` files often contain; as a number, blank would be 0. */
function withoutBlank(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

let cached: Env | undefined;

/** The environment of this process, parsed once. @throws {EnvError} */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
