import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { type KnownProperty, maxReference } from '@/lib/catalog/reads/property-by-reference';
import { multiLine, singleLine, typedEmail, visibleLine } from '@/lib/forms/typed-values';
import { isSameSecret } from '@/lib/same-secret';
import { fieldOf } from '@/lib/typed-keys';
import { channelsToAgency } from './channels/configured';
import { maxLengths } from './form/options';
import { normalisePhone } from './form/rules';
import { type PortalSource, sourceLabels } from './sources';
import { insertEnquiry } from './store';

/* Leads pushed by Property Finder and Bayut. Property, name and email may be missing. */

/** A lead in the format of our own form. */
export type PortalLead = {
  source: PortalSource;
  externalId: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  reference: string | null;
};

/** Property Finder signs with a hexadecimal HMAC-SHA256 of the raw body in `X-Signature`. */
export function isPropertyFinderSignature(body: string, secret: string, signature: string | null): boolean {
  return isSignature(createHmac('sha256', secret).update(body).digest('hex'), signature);
}

/** Bayut signs with the MD5 of secret and raw body in `X-Bayut-Signature`. */
export function isBayutSignature(body: string, secret: string, signature: string | null): boolean {
  return isSignature(createHash('md5').update(secret).update(body).digest('hex'), signature);
}

function isSignature(expected: string, given: string | null): boolean {
  return isSameSecret((given ?? '').trim().toLowerCase(), expected);
}

const id = z.union([z.string(), z.number()]).transform(String);
/** A value of another type counts as missing, so that the lead is still stored. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

const propertyFinderSchema = z.object({
  type: z.string(),
  entity: z.object({ id }),
  payload: z
    .object({
      channel: text,
      listing: z.object({ reference: text }).nullish().catch(null),
      sender: z
        .object({
          name: text,
          contacts: z
            .array(z.object({ type: text, value: text }).catch({ type: null, value: null }))
            .nullish()
            .catch(null),
        })
        .nullish()
        .catch(null),
      message: text,
    })
    .nullish()
    .catch(null),
});

const newLead = 'lead.created';

/** Whether a message of Property Finder is about something other than a new lead. */
export function isOtherEvent(body: unknown): boolean {
  const type = fieldOf(body, 'type');
  return typeof type === 'string' && type !== newLead;
}

/** @returns the lead; null for other events and formats */
export function parsePropertyFinderLead(body: unknown): PortalLead | null {
  const parsed = propertyFinderSchema.safeParse(body);
  if (!parsed.success || parsed.data.type !== newLead) return null;
  const { entity, payload } = parsed.data;
  const contact = (kind: RegExp) =>
    payload?.sender?.contacts?.find(({ type, value }) => value && kind.test(type ?? ''))?.value ?? '';
  return {
    source: 'property-finder',
    externalId: entity.id,
    name: payload?.sender?.name ?? '',
    email: contact(/mail/i),
    phone: contact(/phone|mobile|whatsapp/i) || null,
    message: payload?.message ?? (payload?.channel ? `Lead by ${payload.channel}` : ''),
    reference: payload?.listing?.reference ?? null,
  };
}

const bayutSchema = z.object({
  id,
  listing: z.object({ url: text, reference: text }).nullish().catch(null),
  message: text,
  enquirer: z
    .object({ name: text, phone_number: text, contact_link: text, email: text })
    .nullish()
    .catch(null),
});

/** @returns the lead; null for other formats */
export function parseBayutLead(body: unknown): PortalLead | null {
  const parsed = bayutSchema.safeParse(body);
  if (!parsed.success) return null;
  const { id: externalId, listing, message, enquirer } = parsed.data;
  const details = [message, listing?.url, enquirer?.contact_link].filter(Boolean).join('\n');
  return {
    source: 'bayut',
    externalId,
    name: enquirer?.name ?? '',
    email: enquirer?.email ?? '',
    phone: enquirer?.phone_number ?? null,
    message: details,
    reference: listing?.reference ?? null,
  };
}

/**
 * Stores a lead once, even when the portal repeats it.
 * @param findProperty finds a property by reference; null when missing or unknown
 */
export async function storePortalLead(
  lead: PortalLead,
  findProperty: (reference: string) => Promise<KnownProperty | null>,
): Promise<{ id: number; created: boolean }> {
  const portal = sourceLabels[lead.source];
  const reference = singleLine(lead.reference).slice(0, maxReference) || null;
  const property = reference ? await findProperty(reference) : null;
  const about = property?.title ?? reference;
  const phone = visibleLine(lead.phone);
  return insertEnquiry(
    {
      name: singleLine(lead.name).slice(0, maxLengths.name) || `${portal} lead`,
      email: typedEmail(lead.email).slice(0, maxLengths.email),
      phone: phone ? normalisePhone(phone).slice(0, maxLengths.phone) : null,
      subject: about ? `${portal}: ${about}`.slice(0, maxLengths.subject) : `${portal} lead`,
      message: multiLine(lead.message).slice(0, maxLengths.message) || 'No message.',
      property_type: null,
      city: null,
      property_id: property?.id ?? null,
      property_title: property?.title ?? null,
      property_slug: property?.slug ?? null,
      source_path: null,
      property_reference: reference,
    },
    {
      idempotencyKey: null,
      source: lead.source,
      externalId: lead.externalId.slice(0, 200),
      channels: channelsToAgency(),
    },
  );
}
