import { ApiError } from '@/lib/http/api-error';
import { privateJson } from '@/lib/http/json-response';
import { readJsonObject } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';
import { checkInquiry } from '@/lib/inquiries/rules';
import { insertInquiry } from '@/lib/inquiries/store';
import { readContext, readKey } from '@/lib/inquiries/submit';
import { requireStaff } from '@/lib/staff/session';

/** Staff enter an enquiry that reached them by other ways, such as the phone. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    await requireStaff(request);
    const fields = await readJsonObject(request);
    const check = checkInquiry(fields);
    if (check.errors) throw new ApiError(422, 'Failed to create inquiry.', { errors: check.errors });
    const inquiry = { ...check.values, ...readContext(request, fields) };
    const { id } = await insertInquiry(inquiry, { idempotencyKey: readKey(request, fields), passOn: false });
    return privateJson({ id, message: 'Inquiry created successfully!' }, { status: 201 });
  },
});
