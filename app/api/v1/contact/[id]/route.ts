import { deleteEnquiry, getEnquiry, updateEnquiryStatus } from '@/lib/enquiries/archive';
import { enquiryStatuses, readEnquiryStatus } from '@/lib/enquiries/statuses';
import { singleLine } from '@/lib/forms/typed-values';
import { ApiError, found } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { enquiryId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(found(await getEnquiry(enquiryId(id)), 'Inquiry'));
  },
  PATCH: async (request, { id }) => {
    const { email } = await requireStaff(request);
    const fields = await readJsonObject(request);
    const status = readEnquiryStatus(fields.status);
    if (!status) {
      const errors = { status: `Choose one of: ${enquiryStatuses.join(', ')}.` };
      throw new ApiError(422, 'Failed to update inquiry.', { errors });
    }
    const reason = singleLine(fields.lost_reason).slice(0, 300) || null;
    if (status === 'lost' && reason === null) {
      const errors = { lost_reason: 'Please say why it was lost.' };
      throw new ApiError(422, 'Failed to update inquiry.', { errors });
    }
    const inquiry = found(await updateEnquiryStatus(enquiryId(id), status, email, reason), 'Inquiry');
    return privateJson({ inquiry, message: 'Inquiry updated successfully!' });
  },
  DELETE: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    if (!(await deleteEnquiry(enquiryId(id)))) throw new ApiError(404, 'Inquiry not found.');
    await audit({ actor: email, action: 'enquiry.deleted', subject: `enquiry ${id}` });
    return privateJson({ message: 'Inquiry deleted successfully!' });
  },
});
