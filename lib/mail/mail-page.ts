import { escapeUTF8 as escapeHtml } from 'entities';
import { site } from '@/lib/site';

/** A mail as HTML in the site's design. @param body HTML */
export function mailPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#fbf8f3;color:#14161a;font:16px/1.6 Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font:500 20px Georgia,serif;letter-spacing:.2em;text-transform:uppercase">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 24px;font:500 28px/1.25 Georgia,serif" dir="auto">${escapeHtml(title)}</h1>${body}</div></body></html>`;
}
