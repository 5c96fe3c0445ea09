import { z } from 'zod';
import { parsePhone } from '@/lib/catalog/parse/parse-agent';
import { pictureAddress } from '@/lib/catalog/picture-address';
import { singleLine } from '@/lib/forms/typed-values';
import type { FieldErrors } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';

/** What the desk may change about an agent, and what an import brings. */
export const agentFields = ['name', 'phone', 'languages', 'brn', 'photo'] as const;
export type AgentField = (typeof agentFields)[number];

const email = z
  .preprocess((value) => singleLine(value).toLowerCase(), z.string())
  .refine((text) => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text), 'Please enter an e-mail address.');

const optional = z.preprocess(singleLine, z.string()).transform((text) => text || null);
const notRead = () => undefined;

const fields = {
  name: z.preprocess(
    singleLine,
    z.string().min(2, 'Please enter a name.').max(100, 'Please keep the name below 100 characters.'),
  ),
  phone: optional
    .transform((text) => (text === null ? null : (parsePhone(text, notRead) ?? false)))
    .refine((phone) => phone !== false, 'Please enter an international number, such as +971 50 123 4567.')
    .transform((phone) => phone || null),
  languages: optional
    .transform((text) => (text ?? '').split(',').map(singleLine).filter(Boolean))
    .refine(
      (list) => list.length <= 12 && list.every((name) => name.length <= 40),
      'Please use at most 12 languages.',
    )
    .transform((list) => [...new Set(list)].join(', ') || null),
  brn: optional.refine(
    (text) => text === null || /^[\dA-Z/-]{3,20}$/i.test(text),
    'Please enter the number of the broker card, such as 12345.',
  ),
  photo: optional
    .transform((text) => (text === null ? null : (pictureAddress(text) ?? false)))
    .refine((address) => address !== false, 'This is not the address of a picture.')
    .transform((address) => address || null),
} satisfies Record<AgentField, z.ZodType>;

const newAgentSchema = z.object({ email, ...fields });
const changeSchema = z.object(fields).partial();

export type NewAgent = z.output<typeof newAgentSchema>;
export type AgentChange = z.output<typeof changeSchema>;

type Read<T> = { form: T; errors: null } | { form: null; errors: FieldErrors };

/** Reads and checks a new agent; what is missing is unknown. */
export function readNewAgent(given: Fields): Read<NewAgent> {
  const absent = Object.fromEntries(agentFields.map((name) => [name, '']));
  return read(newAgentSchema, { email: '', ...absent, ...emptied(given) });
}

/** Reads and checks a change; absent fields stay as they are, empty ones become unknown. */
export function readAgentChange(given: Fields): Read<AgentChange> {
  return read(changeSchema, emptied(given));
}

function emptied(given: Fields): Fields {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? '']));
}

function read<T>(schema: z.ZodType<T>, given: Fields): Read<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { form: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { form: null, errors };
}
