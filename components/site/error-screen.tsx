import { buttonVariants } from '@/components/ui/button-variants';
import { routes } from '@/lib/routes';
import { fieldOf } from '@/lib/typed-keys';
import { ContactLinks } from './contact-links';
import { ErrorTitle } from './error-title';
import { TryAgain } from './try-again';

const title = 'Unexpected Application Error!';

type ErrorScreenProps = {
  error?: unknown;
  /** Without it, retry is a link to the same URL. */
  retry?: () => void;
};

/** Error page. In production the message is the error's digest, never its text; the status is not known here. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  return (
    <div className="page band">
      {retry && <ErrorTitle>{title}</ErrorTitle>}
      <p className="label">Error</p>
      <h1 className="display-lg mt-4 max-w-200">{title}</h1>
      <p className="mt-5 max-w-[52ch] text-stone">{explain(error)}</p>
      <div className="mt-9 flex flex-col gap-3 sm:flex-row">
        <TryAgain onRetry={retry} />
        <a href={routes.home} className={buttonVariants({ variant: 'line' })}>
          Home
        </a>
      </div>
      <p className="mt-10 max-w-[52ch] text-stone">In the meantime, our advisors are here for you.</p>
      <ContactLinks className="mt-1" />
    </div>
  );
}

function explain(error: unknown): string {
  const [digest, message] = [fieldOf(error, 'digest'), fieldOf(error, 'message')];
  if (digest) return `We couldn’t load this page. Reference ${digest}`;
  return message ? String(message) : 'We couldn’t load this page.';
}
