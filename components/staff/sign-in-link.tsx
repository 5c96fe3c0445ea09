import { staffRoutes } from '@/lib/staff-routes';

/** Leads to the sign-in without leaving the screen. */
export function SignInLink() {
  return (
    <a
      href={staffRoutes.login}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-ink underline underline-offset-4"
    >
      Sign in in another tab
    </a>
  );
}
