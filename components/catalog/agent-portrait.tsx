import { StaticPicture } from '@/components/ui/static-picture';
import { initialsOf } from '@/lib/format/initials';
import { pictureSource } from './picture-source';

type Props = { name: string; photo: string | null };

/** The photo of an agent, or initials if it is missing. Decorative, because the name is next to it. */
export function AgentPortrait({ name, photo }: Props) {
  const source = pictureSource(photo);
  return (
    <div className="relative grid size-18 shrink-0 place-content-center overflow-hidden rounded-sm bg-sand">
      <span aria-hidden className="font-display text-[1.75rem] leading-none text-gold-text">
        {initialsOf(name)}
      </span>
      {source && (
        <StaticPicture
          src={source}
          alt=""
          width={72}
          height={72}
          range="thumbnail"
          className="absolute inset-0 size-full object-cover object-[50%_20%]"
        />
      )}
    </div>
  );
}
