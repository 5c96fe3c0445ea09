export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/**
 * Shares a link through a phone's share sheet, else copies it. Desktop browsers have sheets too, but visitors expect
 * the clipboard there.
 */
export async function shareLink(link: { title: string; text: string; url: string }): Promise<ShareOutcome> {
  if (isPhone() && typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
