import { z } from 'zod';
import { parsePhone } from '@/lib/catalog/parse/parse-agent';
import { pictureUrl } from '@/lib/catalog/pictures/picture-url';
import { isEmail } from '@/lib/forms/is-email';
import { type FormResult, readForm } from '@/lib/forms/read-form';
import { tooLongMessage } from '@/lib/forms/too-long';
import { singleLine, typedEmail } from '@/lib/forms/typed-values';
import type { Fields } from '@/lib/http/server/read-body';
import { agentLimits } from './agent-limits';

/** Fields of an agent that an import fills and the desk may change. */
export const agentFields = ['name', 'phone', 'languages', 'brn', 'photo'] as const;
export type AgentField = (typeof agentFields)[number];

const email = z.preprocess(typedEmail, z.string()).refine(isEmail, 'Please enter an email address.');

const optional = z.preprocess(singleLine, z.string()).transform((text) => text || null);
const notRead = () => undefined;

const fields = {
  name: z.preprocess(
    singleLine,
    z
      .string()
      .min(2, 'Please enter a name.')
      .max(agentLimits.name, tooLongMessage('the name', agentLimits.name)),
  ),
  phone: optional
    .transform((text) => (text === null ? null : (parsePhone(text, notRead) ?? false)))
    .refine((phone) => phone !== false, 'Please enter an international number, such as +971 50 123 4567.')
    .transform((phone) => phone || null),
  languages: optional
    .transform((text) => (text ?? '').split(',').map(singleLine).filter(Boolean))
    .refine(
      (list) => list.length <= agentLimits.languages,
      `Please use at most ${agentLimits.languages} languages.`,
    )
    .refine(
      (list) => list.every(({ length }) => length <= agentLimits.language),
      tooLongMessage('each language', agentLimits.language),
    )
    .transform((list) => [...new Set(list)].join(', ') || null),
  brn: optional.refine(
    (text) => text === null || (/^\d{3,}$/.test(text) && text.length <= agentLimits.brn),
    'Please enter the number of the broker card, such as 12345.',
  ),
  photo: optional
    .transform((text) => (text === null ? null : (pictureUrl(text) ?? false)))
    .refine((address) => address !== false, 'This is not the address of a picture.')
    .transform((address) => address || null),
} satisfies Record<AgentField, z.ZodType>;

const newAgentSchema = z.object({ email, ...fields });
const changeSchema = z.object(fields).partial();

export type NewAgent = z.output<typeof newAgentSchema>;
export type AgentChange = z.output<typeof changeSchema>;

/** Reads and checks a new agent; missing fields become null. */
export function readNewAgent(given: Fields): FormResult<NewAgent> {
  const absent = Object.fromEntries(agentFields.map((name) => [name, '']));
  return readForm(newAgentSchema, { email: '', ...absent, ...emptied(given) });
}

/** Reads and checks a change; absent fields are left out, empty ones become null. */
export function readAgentChange(given: Fields): FormResult<AgentChange> {
  return readForm(changeSchema, emptied(given));
}

function emptied(given: Fields): Fields {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? '']));
}
