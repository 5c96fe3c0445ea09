import { honeypotField } from '@/lib/forms/guards';
import type { FieldErrors } from '@/lib/http/server/api-error';
import { escapeHtml, htmlDocument } from '@/lib/http/server/html-document';
import type { Fields } from '@/lib/http/server/read-body';
import { propertyTypes } from './options';
import { maxLengths } from './rules';

/** Fields that the visitor does not see and that are passed on as they came. */
const carried = ['property_id', 'property_title', 'property_slug', 'source_path', 'city'];

type Rejected = { action: string; fields: Fields; errors: FieldErrors; message: string; status: number };

/** The form once more with everything that was typed and what is wrong with it. */
export function enquiryFormDocument({ action, fields, errors, message, status }: Rejected): Response {
  const text = (name: string) => (typeof fields[name] === 'string' ? escapeHtml(fields[name]) : '');
  const describedBy = (name: string) =>
    errors[name] ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const error = (name: string) =>
    errors[name] ? `<p class="error" id="${name}-error">${escapeHtml(errors[name])}</p>` : '';
  const input = (name: keyof typeof maxLengths, label: string, attributes: string) =>
    `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${text(name)}" maxlength="${maxLengths[name]}" ${attributes}${describedBy(name)}>${error(name)}</div>`;
  const options = propertyTypes.map(({ value, label }) => {
    const chosen = fields.propertyType === value ? ' selected' : '';
    return `<option value="${value}"${chosen}>${label}</option>`;
  });
  const hidden = carried.map((name) => `<input type="hidden" name="${name}" value="${text(name)}">`);
  const propertyType = fields.property_id
    ? ''
    : `<div class="field"><label for="propertyType">Property type</label><select id="propertyType" name="propertyType"><option value="">Any</option>${options.join('')}</select></div>`;
  return htmlDocument({
    title: 'Your message',
    status,
    body: `<h1>Your message</h1>
<p class="notice" role="alert">${escapeHtml(message)}</p>
<form method="post" action="${escapeHtml(action)}">
${hidden.join('')}
<div class="away" aria-hidden="true"><label for="extra">Leave this empty</label><input id="extra" name="${honeypotField}" tabindex="-1" autocomplete="off"></div>
${input('name', 'Full name *', 'required autocomplete="name"')}
${input('email', 'E-mail *', 'required type="email" autocomplete="email"')}
${input('phone', 'Phone', 'type="tel" inputmode="tel" autocomplete="tel"')}
${propertyType}
${input('subject', 'Subject *', 'required')}
<div class="field"><label for="message">Message *</label><textarea id="message" name="message" required maxlength="${maxLengths.message}"${describedBy('message')}>
${text('message')}</textarea>${error('message')}</div>
<button type="submit">Send Message</button>
<p style="margin-top:16px">By submitting, you agree to our <a href="/privacy">Privacy Policy</a></p>
</form>`,
  });
}
