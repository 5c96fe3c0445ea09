'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { shareLink } from '@/components/ui/share-link';
import { toast } from '@/components/ui/toast';

/** Shares the article's URL without campaign parameters. */
export function ShareArticle({ title, path }: { title: string; path: string }) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    const outcome = await shareLink({ title, text: title, url });
    if (outcome === 'copied') toast({ channel: 'notice', title: 'Link copied to clipboard!' });
    if (outcome === 'failed') {
      toast({ channel: 'notice', title: 'We couldn’t copy the link', description: url, tone: 'danger' });
    }
  };
  return (
    <Button variant="soft" size="md" onClick={share} className="noscript:hidden">
      <Icon name="share-2" />
      Share
    </Button>
  );
}
