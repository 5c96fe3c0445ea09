import { invalidForm } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { writeLandingText } from '@/lib/landing-texts/change-landing-text';
import { readLandingTextForm } from '@/lib/landing-texts/landing-text-form';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ kind: string; slug: string }>({
  PATCH: async (request, { kind, slug }) => {
    const { email } = await requireStaff(request, 'admin');
    const fields = await readJsonObject(request);
    const { form, errors } = readLandingTextForm(fields);
    if (errors) throw invalidForm(errors);
    return privateJson({ page: await writeLandingText(kind, slug, form, email, fields.was) });
  },
});
