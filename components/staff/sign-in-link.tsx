import { staffRoutes } from '@/lib/staff-routes';

/** Opens the sign-in in another tab, so that the screen stays. */
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
