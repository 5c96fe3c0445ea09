import { site } from '@/lib/site';

/** Text made safe for element contents and quoted attributes. */
export function escapeHtml(text: string): string {
  const marks: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const style = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#fbf8f3;color:#14161a;font:16px/1.6 Manrope,system-ui,sans-serif}
header,main{max-width:720px;margin:0 auto;padding:24px 20px}
header{border-bottom:1px solid #ddd4c5}header a{display:inline-block;padding:12px 0;color:inherit;text-decoration:none;
letter-spacing:.28em;text-transform:uppercase;font-family:Cormorant,"Times New Roman",serif;font-size:20px}
h1{font:500 40px/1.08 Cormorant,"Times New Roman",serif;letter-spacing:-.015em;margin:48px 0 12px}
p{margin:0 0 24px;color:#3d3a35;max-width:60ch}main a{color:#7d5f28}
label{display:block;margin:0 0 8px;font-size:13px;font-weight:600}
input,select,textarea{width:100%;min-height:52px;padding:12px 16px;border:1px solid #8f8676;border-radius:2px;background:#fff;
color:inherit;font:inherit}textarea{min-height:160px}
:focus-visible{outline:2px solid #7d5f28;outline-offset:3px}
[aria-invalid=true]{border-color:#a4322a}.error{margin:8px 0 0;color:#a4322a;font-size:13px;font-weight:500}
.field{margin:0 0 24px}.away{position:absolute;left:-9999px}
.notice{border-inline-start:3px solid #a4322a;padding:12px 16px;background:#fff;color:#14161a}
button{min-height:52px;padding:0 30px;border:0;border-radius:2px;background:linear-gradient(100deg,#e9d8a6,#c9a45c 48%,#9a7433);
color:#14161a;font:600 13px/1 inherit;letter-spacing:.06em;cursor:pointer}`;

type Document = { title: string; body: string; status: number };

/**
 * A small complete page that needs nothing else, for visitors whose browser runs no scripts: answers to plain
 * form posts, which no cached page can give. `body` is trusted markup.
 */
export function htmlDocument({ title, body, status }: Document): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${escapeHtml(site.name)}</a></header>
<main>${body}</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
