import { propertyNamed } from '@/lib/catalog/reads/property-by-reference';
import { checkEnquiry } from '@/lib/enquiries/form/rules';
import { readContext, readKey } from '@/lib/enquiries/form/submit';
import { noSourceMessage, readEnquirySource } from '@/lib/enquiries/sources';
import { insertEnquiry } from '@/lib/enquiries/store';
import { singleLine } from '@/lib/forms/typed-values';
import { ApiError } from '@/lib/http/server/api-error';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Adds an enquiry that staff received themselves; needs a phone number or an email address. Without a source it is `other`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const { email: actor } = await requireStaff(request);
    const fields = await readJsonObject(request);
    const check = checkEnquiry(fields, { isByPhone: true });
    const source = readEnquirySource(fields.source ?? 'other');
    if (check.errors || !source) {
      const errors = { ...check.errors, ...(!source && { source: noSourceMessage }) };
      throw new ApiError(422, 'Failed to create inquiry.', { errors });
    }
    const { property, reference } = await propertyNamed(singleLine(fields.property_reference));
    const known = property && {
      property_id: property.id,
      property_slug: property.slug,
      property_title: property.title,
    };
    const context = { ...readContext(fields, null), ...known, property_reference: reference };
    const { values } = check;
    const options = {
      idempotencyKey: readKey(request, fields),
      channels: [],
      enteredBy: actor,
      source,
    };
    const { id, created } = await failingWith('Failed to create inquiry.', () =>
      insertEnquiry({ ...values, ...context }, options),
    );
    if (created) await audit({ actor, action: 'enquiry.created', subject: `enquiry ${id}` });
    return privateJson({ id, message: 'Inquiry created successfully!' }, { status: 201 });
  },
});
