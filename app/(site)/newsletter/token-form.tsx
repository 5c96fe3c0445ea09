import { firstValue, type SearchParams } from '@/app/search-params';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';
import { Screen } from './screen';

type Link = { view: 'done' } | { view: 'unknown' } | { view: 'question'; token: string; failed: boolean };

/** The state of a page opened from a mailed link: its question, with or without a failure, or the result. */
export async function readLink(searchParams: SearchParams): Promise<Link> {
  const token = await firstValue(searchParams, 'token');
  const state = await firstValue(searchParams, 'state');
  if (state === 'done') return { view: 'done' };
  if (!token || state === 'unknown') return { view: 'unknown' };
  return { view: 'question', token, failed: state === 'failed' };
}

type Props = {
  title: string;
  text: string;
  action: string;
  token: string;
  failed: boolean;
  submit: string;
  decline: string;
};

/** Acts only on a button click, because mail scanners open every link. */
export function TokenForm({ title, text, action, token, failed, submit, decline }: Props) {
  return (
    <Screen title={title} text={text}>
      {failed && (
        <p role="alert" className="mb-2 basis-full font-medium text-danger">
          Something went wrong. Please try again in a few minutes.
        </p>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{submit}</Button>
      </form>
      <HomeButton label={decline} />
    </Screen>
  );
}

export function HomeButton({ label = 'Home' }: { label?: string }) {
  return (
    <Button asChild variant="line">
      <IntentLink href={routes.home}>{label}</IntentLink>
    </Button>
  );
}
