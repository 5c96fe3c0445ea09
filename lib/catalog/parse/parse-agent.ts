import type { AgentRecord } from '../agent';
import { parseEmail } from './email';
import { fieldReader, isRecord } from './fields';
import { imageParsers } from './images';
import type { OnProblem, ReportProblem } from './problem';
import { parseText, parseTexts } from './text';

/**
 * The agent in a row: an object `agent`, or fields that begin with `agent_`. Null without a name or without an email
 * address, which identifies an agent.
 */
export function parseAgent(row: Record<string, unknown>, onProblem: OnProblem): AgentRecord | null {
  const nested = isRecord(row.agent) ? row.agent : {};
  const flat = Object.entries(row).flatMap(([name, value]) =>
    name.startsWith('agent_') ? [[name.slice('agent_'.length), value]] : [],
  );
  const read = fieldReader({ ...nested, ...Object.fromEntries(flat) }, 'agent', onProblem);
  const email = read(parseEmail, 'email');
  const name = read(parseText, 'name');
  if (name === null || email === null) return null;
  return {
    email,
    name,
    photo: read(imageParsers().parseImage, 'photo', 'image'),
    languages: read(parseTexts, 'languages'),
    phone: read(parsePhone, 'phone', 'mobile'),
    brn: read(parseText, 'brn', 'license_no', 'licence_no'),
  };
}

/**
 * An international phone number. Feeds leave out the plus (`971…`, `00971…`) or use the local form (`050 …`). Null when
 * missing; null with a report when it is not such a number.
 */
export function parsePhone(value: unknown, complain: ReportProblem): string | null {
  const text = parseText(value, complain);
  if (text === null) return null;
  const plain = text.replace(/^00(?=[1-9])/, '+').replace(/^971(?=[\d ()-]{7})/, '+971');
  const number = plain.replace(/^0(?=5[\d ()-]{8})/, '+971 ');
  if (/^\+\d[\d ()-]{6,20}$/.test(number)) return number;
  complain('is not an international phone number');
  return null;
}
