import { NotFoundScreen } from '../not-found-screen';

/** Shown for a missing page of the site; `app/not-found.tsx` answers addresses outside it, with a frame of its own. */
export default function NotFound() {
  return <NotFoundScreen />;
}
