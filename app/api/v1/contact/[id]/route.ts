import {
  deleteEnquiry,
  enquiryStatuses,
  getEnquiry,
  readEnquiryStatus,
  updateEnquiryStatus,
} from '@/lib/enquiries/archive';
import { ApiError, found } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(found(await getEnquiry(enquiryId(id)), 'Inquiry'));
  },
  PATCH: async (request, { id }) => {
    await requireStaff(request);
    const { status: wished } = await readJsonObject(request);
    const status = readEnquiryStatus(wished);
    if (!status) {
      const errors = { status: `Choose one of: ${enquiryStatuses.join(', ')}.` };
      throw new ApiError(422, 'Failed to update inquiry.', { errors });
    }
    const inquiry = found(await updateEnquiryStatus(enquiryId(id), status), 'Inquiry');
    return privateJson({ inquiry, message: 'Inquiry updated successfully!' });
  },
  DELETE: async (request, { id }) => {
    await requireStaff(request, 'admin');
    if (!(await deleteEnquiry(enquiryId(id)))) throw new ApiError(404, 'Inquiry not found.');
    return privateJson({ message: 'Inquiry deleted successfully!' });
  },
});

function enquiryId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ApiError(404, 'Inquiry not found.');
  return Number(text);
}
