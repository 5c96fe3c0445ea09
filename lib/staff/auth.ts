import { betterAuth } from 'better-auth';
import { bearer } from 'better-auth/plugins/bearer';
import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { siteSecret } from '@/lib/database/site-secret';
import { day, second } from '@/lib/durations';
import { processState } from '@/lib/process-state';
import { site } from '@/lib/site';
import { maximumPasswordLength, minimumPasswordLength } from './password-rule';
import { sessionCookie } from './session-cookie';

/** Carries the client address used for rate limits, see `authHeaders`. */
export const addressHeader = 'x-client-address';

const dayInSeconds = day / second;

const shared = processState<{
  staffAuth?: WeakMap<Kysely<Database>, Promise<Auth>>;
}>();

export type Auth = ReturnType<typeof createAuth>;

/** Staff accounts and sessions, by better-auth on the site's own database. */
export async function staffAuth(): Promise<Auth> {
  const db = await database();
  shared.staffAuth ??= new WeakMap();
  const known = shared.staffAuth.get(db);
  if (known) return known;
  const created = siteSecret(db, 'auth').then((secret) => createAuth(db, secret));
  shared.staffAuth.set(db, created);
  created.catch(() => shared.staffAuth?.delete(db));
  return created;
}

function createAuth(db: Kysely<Database>, secret: string) {
  return betterAuth({
    appName: site.name,
    baseURL: site.url,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // `sqlite` for PostgreSQL too: our columns store times as ISO text and flags as 0 or 1 on both engines.
    database: { db, type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minimumPasswordLength,
      maxPasswordLength: maximumPasswordLength,
      revokeSessionsOnPasswordReset: true,
    },
    plugins: [bearer({ requireSignature: true })],
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        disabled_at: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: 14 * dayInSeconds,
      updateAge: dayInSeconds,
      // Reads do not write; `POST /api/auth/refresh/` extends a session.
      deferSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'staff_credentials',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    // We rate-limit by account and address ourselves (sign-in.ts).
    rateLimit: { enabled: false },
    advanced: {
      // better-auth checks columns with SQLite commands that PostgreSQL lacks; our migrations create them.
      database: { validateSchema: false },
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        secure: site.url.startsWith('https:'),
        path: '/',
      },
      cookies: { session_token: { name: sessionCookie } },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    logger: { disabled: true },
  });
}
