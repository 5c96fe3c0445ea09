import { cn } from '@/components/ui/class-names';
import { StillImage } from '@/components/ui/still-image';
import type { Agent } from '@/lib/catalog/agent';
import { initialsOf } from '@/lib/format/initials';
import { pictureSource } from './picture-source';

/** Who the agent of a listing is. Unknown facts are left out; initials stand in for a missing photo. */
export function AgentIntro({ agent, className }: { agent: Agent; className?: string }) {
  const { name, languages, brn } = agent;
  const photo = pictureSource(agent.photo);
  return (
    <div className={cn('flex items-center gap-4.5', className)}>
      <div className="relative grid size-18 shrink-0 place-content-center overflow-hidden rounded-sm bg-sand">
        <span aria-hidden className="font-display text-[1.75rem] leading-none text-gold-text">
          {initialsOf(name)}
        </span>
        {photo && (
          <StillImage
            src={photo}
            alt=""
            width={72}
            height={72}
            className="absolute inset-0 size-full object-cover object-[50%_20%]"
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-display text-[1.375rem] leading-tight wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {languages.length > 0 && (
          <p className="mt-1 text-[0.84375rem] text-stone">Speaks {languages.join(', ')}</p>
        )}
        {brn && <p className="figures text-[0.84375rem] text-stone">BRN {brn}</p>}
      </div>
    </div>
  );
}
