import { z } from 'zod';
import { assignEnquiries } from '@/lib/enquiries/desk/assign-enquiry';
import { readInboxQuery } from '@/lib/enquiries/desk/inbox-query';
import { listEnquiries } from '@/lib/enquiries/desk/read-enquiries';
import { maxAssigned } from '@/lib/enquiries/desk/seen-enquiry';
import { counted } from '@/lib/format/counted';
import { singleLine } from '@/lib/forms/typed-values';
import { invalidForm } from '@/lib/http/server/api-error';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { queryOf } from '@/lib/http/server/query-values';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

const seenEnquiries = z
  .array(
    z.object({
      id: z.int().positive(),
      assigned_to: z.string().nullable(),
      status: z.string(),
    }),
  )
  .min(1)
  .max(maxAssigned);

/** The enquiries that match the inbox's filters, to be assigned together, and their assignment to one advisor. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    const query = { ...readInboxQuery(queryOf(request)), page: 1, pageSize: maxAssigned };
    const { count, results } = await failingWith('Failed to load inquiries.', () => listEnquiries(query));
    const enquiries = results.map(({ id, assigned_to, status }) => ({ id, assigned_to, status }));
    return privateJson({ count, enquiries });
  },
  POST: async (request) => {
    const { email } = await requireStaff(request);
    const fields = await readJsonObject(request);
    const staffId = singleLine(fields.staff_id);
    const seen = seenEnquiries.safeParse(fields.enquiries).data;
    const errors = {
      ...(staffId ? {} : { staff_id: 'Please choose an advisor.' }),
      ...(seen ? {} : { enquiries: `Please choose 1 to ${maxAssigned} enquiries.` }),
    };
    if (!seen || !staffId) throw invalidForm(errors);
    const { assigned, changed, to } = await assignEnquiries(seen, staffId, email);
    const subject = `${counted(assigned, 'enquiry', 'enquiries')} to ${to.email}`;
    await audit({ actor: email, action: 'enquiries.assigned', subject });
    return privateJson({ assigned, changed, message: outcomeText(assigned, changed, to.name) });
  },
});

function outcomeText(assigned: number, changed: number, name: string): string {
  const done =
    assigned === 0
      ? `No enquiry was assigned to ${name}.`
      : `${counted(assigned, 'enquiry is', 'enquiries are')} now assigned to ${name}.`;
  if (changed === 0) return done;
  const stay =
    changed === 1 ? 'One was changed meanwhile and stays' : `${changed} were changed meanwhile and stay`;
  return `${done} ${stay} as before.`;
}
