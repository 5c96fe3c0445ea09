export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/**
 * Hands a link on: through the phone's own share sheet where there is one, else into the clipboard. Desktop
 * browsers also offer a sheet, but there the clipboard is what visitors expect.
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
