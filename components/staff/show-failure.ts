import { toast } from '@/components/ui/toast';

/** Shows why a request failed; a proxy's answer has no message. */
export function showFailure({ message }: Error): void {
  toast({ channel: 'form', title: message || 'Something went wrong. Please try again.', tone: 'danger' });
}
