'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** A password link for the administrator to forward to the address `to`. It works once, within three days. */
export function PasswordLink({ link, to }: { link: string; to: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ channel: 'form', title: 'Link copied' });
    } catch {
      // Browsers refuse it without https, or when it is not allowed.
      const title = 'The browser did not copy the link. Please select and copy it.';
      toast({ channel: 'form', title, tone: 'danger' });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4 border border-line bg-white p-5">
      <p className="text-sm text-stone">
        Send this link to <bdi className="font-medium text-ink wrap-anywhere">{to}</bdi> to set the password.
        It works once, within three days.
      </p>
      <output className="min-w-0 flex-1 basis-80 break-all text-sm">{link}</output>
      <Button variant="line" size="md" onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
