import { Webhook } from 'standardwebhooks';
import { site } from '@/lib/site';
import { deliveryKey } from '../delivery/delivery-key';
import type { Enquiry } from '../enquiry';
import { attemptTimeoutMs, type Channel, outcomeOf } from './channel';

/**
 * Posts enquiries to a CRM as Standard Webhooks. The id is the same for every attempt, so that receivers can
 * deduplicate.
 * @param secret `whsec_` followed by base64
 */
export function webhookChannel({ url, secret }: { url: string; secret: string }): Channel {
  const webhook = new Webhook(secret);
  return {
    name: 'webhook',
    send: async (enquiry) => {
      const id = `enquiry_${new URL(site.url).host}_${deliveryKey(enquiry)}`;
      const time = new Date();
      const body = JSON.stringify(payload(enquiry));
      return outcomeOf(
        await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
            'webhook-signature': webhook.sign(id, time, body),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(attemptTimeoutMs),
        }),
      );
    },
  };
}

function payload(enquiry: Enquiry) {
  const { id, created_at, name, email, phone, subject, message, source } = enquiry;
  const { property_type, city, property_id, property_title, property_slug, property_reference, thread_id } =
    enquiry;
  return {
    type: 'enquiry.created',
    timestamp: created_at,
    data: {
      id,
      name,
      email,
      phone,
      subject,
      message,
      source,
      property_type,
      city,
      property_id,
      property_title,
      property_slug,
      property_reference,
      thread_id,
    },
  };
}
