import { toast } from '@/components/ui/toast';
import { isHttpError } from '@/lib/http/browser/http-error';

/** Why a request failed; a proxy's answer has no message. */
export function failureText({ message }: Error): string {
  return message || 'Something went wrong. Please try again.';
}

/** Shows why a request failed. The end of a session is said by the desk's bar, which a message would cover on phones. */
export function showFailure(error: Error): void {
  if (isHttpError(error) && error.status === 401) return;
  toast({ channel: 'form', title: failureText(error), tone: 'danger' });
}
