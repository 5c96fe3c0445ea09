import { checkEnquiry } from '@/lib/enquiries/rules';
import { insertEnquiry } from '@/lib/enquiries/store';
import { readContext, readKey } from '@/lib/enquiries/submit';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** Staff enter an enquiry that reached them by other ways, such as the phone. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    await requireStaff(request);
    const fields = await readJsonObject(request);
    const check = checkEnquiry(fields);
    if (check.errors) throw new ApiError(422, 'Failed to create inquiry.', { errors: check.errors });
    const inquiry = { ...check.values, ...readContext(request, fields) };
    const { id } = await insertEnquiry(inquiry, { idempotencyKey: readKey(request, fields), passOn: false });
    return privateJson({ id, message: 'Inquiry created successfully!' }, { status: 201 });
  },
});
