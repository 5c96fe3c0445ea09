import { randomBytes, scryptSync } from 'node:crypto';

/*
 * better-auth's password hash at a thousandth of its cost, mapped in `jest.config.mjs`, because many tests sign in.
 * `e2e/staff-sign-in.spec.ts` uses the real hash.
 */

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, { N: 16, r: 16, p: 1 }).toString('hex');
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${keyOf(password, salt)}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', key] = hash.split(':');
  return keyOf(password, salt) === key;
}
