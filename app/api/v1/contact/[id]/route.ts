import { deleteEnquiry, updateEnquiry } from '@/lib/enquiries/desk/change-enquiry';
import { describeChange, readEnquiryChange } from '@/lib/enquiries/desk/read-change';
import { getEnquiry } from '@/lib/enquiries/desk/read-enquiries';
import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { audit, auditOnceAnHour } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const { email } = await requireStaff(request);
    const known = requireFound(readId(id), 'Inquiry');
    const inquiry = await failingWith('Failed to load inquiry details.', () => getEnquiry(known));
    const shown = requireFound(inquiry, 'Inquiry');
    await auditOnceAnHour({ actor: email, action: 'enquiry.read', subject: `enquiry ${known}` });
    return privateJson(shown);
  },
  PATCH: async (request, { id }) => {
    const { email } = await requireStaff(request);
    const fields = await readJsonObject(request);
    const known = requireFound(readId(id), 'Inquiry');
    const { change, inquiry } = await failingWith('Failed to update inquiry.', async () => {
      const change = await readEnquiryChange(fields, requireFound(await getEnquiry(known), 'Inquiry'));
      return { change, inquiry: await updateEnquiry(known, change, email) };
    });
    const changed = requireFound(inquiry, 'Inquiry');
    await audit({ actor: email, action: `enquiry.${describeChange(change)}`, subject: `enquiry ${known}` });
    return privateJson({ inquiry: changed, message: 'Inquiry updated successfully!' });
  },
  DELETE: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    const known = requireFound(readId(id), 'Inquiry');
    const deleted = await failingWith('Failed to delete inquiry.', () => deleteEnquiry(known));
    if (!deleted) throw new ApiError(404, 'Inquiry not found.');
    await audit({ actor: email, action: 'enquiry.deleted', subject: `enquiry ${id}` });
    return privateJson({ message: 'Inquiry deleted successfully!' });
  },
});
