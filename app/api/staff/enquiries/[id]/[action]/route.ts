import { contactWays } from '@/lib/enquiries/contact-ways';
import { sendAgain } from '@/lib/enquiries/delivery/delivery';
import { assignEnquiry, noAccount } from '@/lib/enquiries/desk/assign-enquiry';
import { addNote, recordAnswer } from '@/lib/enquiries/desk/change-enquiry';
import { noteProblem } from '@/lib/enquiries/desk/note';
import { multiLine, singleLine, toNumber } from '@/lib/forms/typed-values';
import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { type Fields, readJsonObject } from '@/lib/http/server/read-body';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff, type StaffMember } from '@/lib/staff/session';

type Action = (id: number, fields: Fields, member: StaffMember) => Promise<string>;

const actions: Record<string, Action> = {
  assign: async (id, fields, member) => {
    const staffId = singleLine(fields.staff_id) || member.id;
    const expected = singleLine(fields.expected) || null;
    const outcome = await assignEnquiry(id, staffId, expected, member.email);
    if (outcome === 'taken') throw new ApiError(409, 'Someone else has already taken this enquiry.');
    if (outcome === 'missing') throw notFound();
    if (outcome === 'no-account') throw noAccount();
    return 'Assigned.';
  },
  notes: async (id, fields, member) => {
    const text = multiLine(fields.text);
    const problem = noteProblem(text);
    if (problem) throw new ApiError(422, problem, { errors: { text: problem } });
    if (!(await addNote(id, text, member.email))) throw notFound();
    return 'Note added.';
  },
  answers: async (id, fields, member) => {
    const way = contactWays.find((known) => known === fields.way);
    if (!way) throw new ApiError(422, `The way must be one of: ${contactWays.join(', ')}.`);
    if (!(await recordAnswer(id, way, member.email))) throw notFound();
    return 'Noted.';
  },
  deliveries: async (id, fields) => {
    if (!(await sendAgain(id, toNumber(fields.delivery_id))))
      throw new ApiError(
        404,
        'This enquiry has no such failed delivery. It may have been sent again already.',
      );
    return 'It will be sent again within a minute.';
  },
};

/** The action's entry in the audit log. */
const noted: Record<string, string> = {
  assign: 'assigned',
  notes: 'note added',
  answers: 'answered',
  deliveries: 'sent again',
};

/** Staff actions on an enquiry, other than status changes. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string; action: string }>({
  POST: async (request, { id, action }) => {
    const member = await requireStaff(request);
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!run) throw new ApiError(404, 'Not found.');
    const known = requireFound(readId(id), 'Inquiry');
    const message = await run(known, await readJsonObject(request), member);
    await audit({ actor: member.email, action: `enquiry.${noted[action]}`, subject: `enquiry ${known}` });
    return privateJson({ message });
  },
});

function notFound(): ApiError {
  return new ApiError(404, 'This enquiry is no longer there. A colleague may have erased it.');
}
