import { staffRoutes } from '@/lib/staff-routes';

/** Where to go after sign-in: a staff screen of this site, else the inbox. */
export function nextPath(wanted: unknown): string {
  if (
    typeof wanted !== 'string' ||
    !/^\/staff(?:[/?][\w\-./?=&%]*)?$/.test(wanted) ||
    wanted.includes('//')
  ) {
    return staffRoutes.home;
  }
  return wanted;
}
