import { checkEnquiry } from '@/lib/enquiries/rules';
import { readEnquirySource } from '@/lib/enquiries/statuses';
import { insertEnquiry } from '@/lib/enquiries/store';
import { readContext, readKey } from '@/lib/enquiries/submit';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** Staff add an enquiry received by phone or another channel. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    await requireStaff(request);
    const fields = await readJsonObject(request);
    const check = checkEnquiry(fields);
    if (check.errors) throw new ApiError(422, 'Failed to create inquiry.', { errors: check.errors });
    const { id } = await insertEnquiry(
      { ...check.values, ...readContext(request, fields) },
      {
        idempotencyKey: readKey(request, fields),
        channels: [],
        source: readEnquirySource(fields.source) ?? 'phone',
      },
    );
    return privateJson({ id, message: 'Inquiry created successfully!' }, { status: 201 });
  },
});
