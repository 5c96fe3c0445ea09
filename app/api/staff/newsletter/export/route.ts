import { counted } from '@/lib/format/counted';
import { csvResponse } from '@/lib/http/server/csv-response';
import { route } from '@/lib/http/server/route';
import { exportConfirmed } from '@/lib/newsletter/desk';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Confirmed addresses as CSV, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    const { text, count } = await exportConfirmed();
    const subject = `${counted(count, 'address', 'addresses')}, confirmed`;
    await audit({ actor: email, action: 'newsletter.exported', subject });
    return csvResponse(text, 'newsletter.csv');
  },
});
