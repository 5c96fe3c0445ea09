import type { AgentField } from './agent-form';

export const agentLabels: Record<AgentField, string> = {
  name: 'Name',
  phone: 'Phone, for calls and WhatsApp',
  languages: 'Languages, separated by commas',
  brn: 'BRN (broker number)',
  photo: 'Photo',
};
