'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { shareLink } from '@/components/ui/share-link';
import { toast } from '@/components/ui/toast';

type ShareUnitProps = { title: string; text: string; path: string };

/** Shares the page's URL without campaign and filter parameters. */
export function ShareUnit({ title, text, path }: ShareUnitProps) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    const outcome = await shareLink({ title, text, url });
    if (outcome === 'copied') toast({ channel: 'notice', title: 'Link copied to clipboard!' });
    if (outcome === 'failed') {
      toast({ channel: 'notice', title: 'We couldn’t copy the link', description: url, tone: 'danger' });
    }
  };
  return (
    <button
      type="button"
      onClick={share}
      className={cn(buttonVariants({ variant: 'line' }), 'px-3 noscript:hidden')}
    >
      <Icon name="share-2" />
      Share Unit
    </button>
  );
}
