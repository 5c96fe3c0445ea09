import { toast } from '@/components/ui/toast';

/** Why a request failed; a proxy's answer has no message. */
export function failureText({ message }: Error): string {
  return message || 'Something went wrong. Please try again.';
}

/** Shows why a request failed. */
export function showFailure(error: Error): void {
  toast({ channel: 'form', title: failureText(error), tone: 'danger' });
}
