import { escapeUTF8 as escapeHtml } from 'entities';
import { colours } from '@/lib/colours';
import { site } from '@/lib/site';

const { paper, ink, stone, 'gold-text': gold } = colours;

/** A mail as HTML in the site's design. @param body HTML */
export function mailPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.6 Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font:500 20px Georgia,serif;letter-spacing:.2em;text-transform:uppercase">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 24px;font:500 28px/1.25 Georgia,serif" dir="auto">${escapeHtml(title)}</h1>${body}</div></body></html>`;
}

/** Style of secondary text. */
export const secondaryText = `color:${stone}`;

/** A link within a text. @param content HTML @param style more CSS */
export function mailLink(href: string, content: string, style = ''): string {
  return `<a href="${escapeHtml(href)}" style="color:${gold}${style && `;${style}`}">${content}</a>`;
}

/** The link that a mail is about, at its end. @param label HTML */
export function mailButton(href: string, label: string): string {
  const style = `background:${ink};color:${paper};padding:14px 24px;text-decoration:none;display:inline-block`;
  return `<p style="margin:32px 0 0"><a href="${escapeHtml(href)}" style="${style}">${label}</a></p>`;
}
