import type { DeskAgent, AgentState as State } from '@/lib/agents/desk';

export const agentStateLabels: Record<State, string> = { present: 'Present', left: 'Left' };

/** Why visitors do not see the agent; renders nothing while they do. */
export function AgentState({ agent }: { agent: Pick<DeskAgent, 'left_at' | 'is_disabled'> }) {
  const state = agent.left_at ? 'Left' : agent.is_disabled ? 'Account disabled' : null;
  if (!state) return null;
  return (
    <span className="shrink-0 rounded-sm bg-gold/25 px-2 py-1 text-xs font-semibold text-ink">{state}</span>
  );
}
