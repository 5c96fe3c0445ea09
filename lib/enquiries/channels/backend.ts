import type { Enquiry } from '../store';
import { attemptTimeoutMs, type Channel, outcomeOf } from './channel';

/** Delivers enquiries to the brokerage's own backend by its submit endpoint. */
export function backendChannel({ baseUrl, token }: { baseUrl: string; token?: string }): Channel {
  return {
    name: 'backend',
    send: async (enquiry) =>
      outcomeOf(
        await fetch(`${baseUrl.replace(/\/+$/, '')}/api/v1/contact/submit/`, {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'Idempotency-Key': enquiry.idempotency_key ?? `inquiry-${enquiry.id}`,
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(submitBody(enquiry)),
          signal: AbortSignal.timeout(attemptTimeoutMs),
        }),
      ),
  };
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
