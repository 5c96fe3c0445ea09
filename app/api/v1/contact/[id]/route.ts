import { ApiError, found } from '@/lib/http/api-error';
import { privateJson } from '@/lib/http/json-response';
import { readJsonObject } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';
import {
  deleteInquiry,
  getInquiry,
  inquiryStatuses,
  readInquiryStatus,
  updateInquiryStatus,
} from '@/lib/inquiries/archive';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(found(await getInquiry(inquiryId(id)), 'Inquiry'));
  },
  PATCH: async (request, { id }) => {
    await requireStaff(request);
    const { status: wished } = await readJsonObject(request);
    const status = readInquiryStatus(wished);
    if (!status) {
      const errors = { status: `Choose one of: ${inquiryStatuses.join(', ')}.` };
      throw new ApiError(422, 'Failed to update inquiry.', { errors });
    }
    const inquiry = found(await updateInquiryStatus(inquiryId(id), status), 'Inquiry');
    return privateJson({ inquiry, message: 'Inquiry updated successfully!' });
  },
  DELETE: async (request, { id }) => {
    await requireStaff(request, 'admin');
    if (!(await deleteInquiry(inquiryId(id)))) throw new ApiError(404, 'Inquiry not found.');
    return privateJson({ message: 'Inquiry deleted successfully!' });
  },
});

function inquiryId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ApiError(404, 'Inquiry not found.');
  return Number(text);
}
