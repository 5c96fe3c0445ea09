import { cn } from '@/components/ui/class-names';
import type { Agent } from '@/lib/catalog/agent';
import { AgentPortrait } from './agent-portrait';

/** Who the agent of a property is. Unknown facts are left out. */
export function AgentIntro({ agent, className }: { agent: Agent; className?: string }) {
  const { name, photo, languages, brn } = agent;
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4.5 gap-y-3', className)}>
      <AgentPortrait name={name} photo={photo} />
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-display text-[1.375rem] leading-tight wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {languages.length > 0 && (
          <p className="mt-1 text-[0.84375rem] wrap-anywhere text-stone">Speaks {languages.join(', ')}</p>
        )}
        {brn && <p className="figures text-[0.84375rem] text-stone">BRN {brn}</p>}
      </div>
    </div>
  );
}
