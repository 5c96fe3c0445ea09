import { staffRoutes } from '@/lib/staff-routes';

/** Request header in which `proxy.ts` passes the path and query of a staff screen on to its page. */
export const screenHeader = 'x-staff-screen';

/** Where to go after sign-in: a staff screen of this site, else the inbox. */
export function nextPath(wanted: unknown): string {
  if (
    typeof wanted !== 'string' ||
    !/^\/staff(?:[/?][\w\-./?=&%+*]*)?$/.test(wanted) ||
    wanted.includes('//')
  ) {
    return staffRoutes.home;
  }
  return wanted;
}

/** The sign-in that leads back to a screen; without `next` to the inbox. */
export function signInPath(screen: string | null): string {
  const next = nextPath(screen);
  return next === staffRoutes.home
    ? staffRoutes.login
    : `${staffRoutes.login}?next=${encodeURIComponent(next)}`;
}
