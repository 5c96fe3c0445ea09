import { cn } from '@/components/ui/class-names';
import type { Agent } from '@/lib/catalog/agent';
import { PropertyImage } from './property-image';

/** Who the agent of a listing is. Unknown facts are left out. */
export function AgentIntro({ agent, className }: { agent: Agent; className?: string }) {
  const { name, photo, languages, brn } = agent;
  return (
    <div className={cn('flex items-center gap-4', className)}>
      {photo && (
        <PropertyImage
          src={photo}
          alt=""
          width={72}
          height={72}
          sizes="72px"
          failed={null}
          className="size-18 shrink-0 rounded-sm object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {name}
        </p>
        {languages.length > 0 && (
          <p className="text-[0.84375rem] text-stone">Speaks {languages.join(', ')}</p>
        )}
        {brn && <p className="figures text-[0.84375rem] text-stone">BRN {brn}</p>}
      </div>
    </div>
  );
}
