import { isErrorBody } from '@/lib/catalog/parse/envelope';
import { maxBodyBytes } from '@/lib/http/server/read-body';
import { readLimited } from '@/lib/http/server/read-limited';
import { deliveryKey } from '../delivery/delivery-key';
import type { Enquiry } from '../enquiry';
import { attemptTimeoutMs, type Channel, outcomeOf } from './channel';

/** Redirects that keep the POST. */
const keepingPost = [307, 308];
const maxRedirects = 5;

/** Delivers enquiries to the brokerage's own backend by its submit endpoint. */
export function backendChannel({ baseUrl, token }: { baseUrl: string; token?: string }): Channel {
  return {
    name: 'backend',
    send: async (enquiry) => {
      const headers = new Headers({
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': enquiry.idempotency_key ?? `inquiry-${deliveryKey(enquiry)}`,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      });
      const url = `${baseUrl.replace(/\/+$/, '')}/api/v1/contact/submit/`;
      const response = await post(url, headers, JSON.stringify(submitBody(enquiry)));
      if (!response.ok) return outcomeOf(response);
      const reason = refusalIn(response, await textOf(response));
      return reason ? { ok: false, reason, final: false } : { ok: true };
    },
  };
}

/**
 * Posts, and follows redirects that keep the POST; fetch would follow the others with a GET without the enquiry. As with
 * fetch, another host does not get the token.
 */
async function post(submitUrl: string, headers: Headers, body: string): Promise<Response> {
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  let url = submitUrl;
  for (let hop = 0; ; hop += 1) {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (!location || !keepingPost.includes(response.status) || hop === maxRedirects) return response;
    const target = new URL(location, url);
    if (!['http:', 'https:'].includes(target.protocol)) return response;
    await response.body?.cancel();
    if (target.origin !== new URL(url).origin) headers.delete('Authorization');
    url = target.href;
  }
}

/** The body of a successful response; empty when it is cut off or very long, because then its status counts. */
async function textOf(response: Response): Promise<string> {
  try {
    return (await readLimited(response.body, maxBodyBytes))?.toString() ?? '';
  } catch {
    return '';
  }
}

/** Why the body says that nothing was stored; null when it does not. */
function refusalIn(response: Response, text: string): string | null {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  // A page for sign-in or maintenance, which backends and proxies also send with status 200.
  if (isHtml && text.trimStart().startsWith('<')) return 'answered with a page of HTML';
  return isErrorBody(parsed(text)) ? 'answered with an error in its body' : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function submitBody(enquiry: Enquiry) {
  return {
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone ?? '',
    subject: enquiry.subject,
    message: enquiry.message,
    propertyType: enquiry.property_type,
    property_id: enquiry.property_id,
    property_title: enquiry.property_title,
    property_slug: enquiry.property_slug,
  };
}
