import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';

/** For pages without a 404 screen of their own. It is in every page's data, instead of Next's, which is four times as long. */
export default function NotFound() {
  return (
    <div className="page band">
      <h1 className="display-lg">Page not found</h1>
      <IntentLink href={routes.home} className="button button-line button-lg mt-9">
        Home
      </IntentLink>
    </div>
  );
}
