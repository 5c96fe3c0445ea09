import type { Enquiry } from '../store';
import { attemptTimeoutMs, type Channel, outcomeOf } from './channel';

/** Redirects that keep the POST; fetch would turn the others into a GET without the enquiry. */
const keepingPost = [307, 308];

/** Delivers enquiries to the brokerage's own backend by its submit endpoint. */
export function backendChannel({ baseUrl, token }: { baseUrl: string; token?: string }): Channel {
  return {
    name: 'backend',
    send: async (enquiry) => {
      const post = (redirect: RequestRedirect) =>
        fetch(`${baseUrl.replace(/\/+$/, '')}/api/v1/contact/submit/`, {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'Idempotency-Key': enquiry.idempotency_key ?? `inquiry-${enquiry.id}`,
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(submitBody(enquiry)),
          redirect,
          signal: AbortSignal.timeout(attemptTimeoutMs),
        });
      let response = await post('manual');
      if (keepingPost.includes(response.status)) {
        await response.body?.cancel();
        response = await post('follow');
      }
      if (response.ok && (await isPage(response)))
        return { ok: false, reason: 'answered with a page of HTML', final: false };
      return outcomeOf(response);
    },
  };
}

/** A page for sign-in or maintenance, which backends and proxies also send with status 200. */
async function isPage(response: Response): Promise<boolean> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  return isHtml ? (await response.clone().text()).trimStart().startsWith('<') : false;
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
