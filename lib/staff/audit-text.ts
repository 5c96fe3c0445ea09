import { agentLabels } from '@/lib/agents/agent-labels';
import { fieldLabel } from '@/lib/catalog/fields/field-label';
import { withAdvisorEmail } from '@/lib/enquiries/desk/inbox-query';
import { sourceLabels } from '@/lib/enquiries/sources';
import { runStateLabels } from '@/lib/feeds/run-outcome';
import { hasKey } from '@/lib/typed-keys';
import { roleLabels } from './roles';

const actions: Record<string, string> = {
  'session.started': 'signed in',
  'session.ended': 'signed out',
  'session.revoked': 'device signed out',
  'feed.imported': 'feed import',
};

/** What the desk calls the subjects whose stored names are other words. */
const nouns: Record<string, string> = {
  alias: 'name',
  'landing-page': 'landing page',
  person: 'person’s data',
};

/** A recorded action in the words of the desk, such as `landing page written`. */
export function auditAction(action: string): string {
  const [subject = '', done] = action.split(/\.(.*)/s);
  return (actions[action] ?? `${nouns[subject] ?? subject} ${done ?? ''}`.trimEnd()).replace(
    /^(account .*)\b(admin|advisor)$/,
    (_, before, role) => (hasKey(roleLabels, role) ? before + roleLabels[role].toLowerCase() : before + role),
  );
}

/** What a recorded action was about, with the labels of the desk in place of stored names and ids. */
export function auditAbout(
  action: string,
  about: string,
  accounts: readonly { id: string; email: string }[],
): string {
  const [subject] = action.split('.');
  if (action === 'feed.imported')
    return about.replace(/(?<=, )[a-z]+(?=, [\d,]+ rows?, )/, (outcome) =>
      hasKey(runStateLabels, outcome) ? runStateLabels[outcome].toLowerCase() : outcome,
    );
  if (subject === 'property') return withLabels(about, fieldLabel);
  if (subject === 'agent')
    return withLabels(about, (field) => (hasKey(agentLabels, field) ? agentLabels[field] : field));
  return withAdvisorEmail(about, accounts).replace(/(?<=, source )[a-z-]+/, (source) =>
    hasKey(sourceLabels, source) ? sourceLabels[source] : source,
  );
}

/** Names the fields after the last `: `, if the entry has any. */
function withLabels(about: string, labelOf: (field: string) => string): string {
  return about.replace(/(?<=: )[a-z_]+(?:, [a-z_]+)*$/, (fields) =>
    fields
      .split(', ')
      .map((field) => `“${labelOf(field)}”`)
      .join(', '),
  );
}
