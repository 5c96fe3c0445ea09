import { toast } from '@/components/ui/toast';
import { checkFormMessage } from '@/lib/enquiries/form/rules';
import { isHttpError } from '@/lib/http/browser/http-error';
import { hasUnsavedInput } from './unsaved-input';

/**
 * Why a request failed, and whether input is kept when the site did not respond or what it belongs to was erased; a
 * proxy's response has no message.
 * @param status null without a response, undefined when the failure is not one of a request
 */
export function failureText({ message, status }: { message: string; status?: number | null }): string {
  const isOutage = status === null || (status !== undefined && status >= 500);
  const text =
    message ||
    (isOutage
      ? 'The site does not respond at the moment. Please try again in a minute.'
      : 'Something went wrong. Please try again.');
  return (isOutage || status === 404) && hasUnsavedInput() ? `${text} What you typed is still here.` : text;
}

/** Why a form was not saved. When its fields say what is wrong, only that: the API's message is about its own request. */
export function formFailureText(failure: {
  message: string;
  status?: number | null;
  errors: Record<string, string>;
}): string {
  const isInvalid = failure.status === 422 && Object.keys(failure.errors).length > 0;
  return isInvalid ? checkFormMessage : failureText(failure);
}

/** Shows why a request failed, unless the session has ended: the desk's bar says so, which a message covers on phones. */
export function showFailure(error: Error): void {
  if (isHttpError(error) && error.status === 401) return;
  toast({ channel: 'form', title: failureText(error), tone: 'danger' });
}
