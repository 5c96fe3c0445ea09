import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

const button =
  'on-picture absolute top-1/2 grid size-[44px] -translate-y-1/2 place-items-center rounded-full bg-night/45 text-paper transition-colors duration-200 hover:bg-night print:hidden [@media(scripting:none)]:hidden';

/** Previous and next buttons at the sides of a picture. */
export function GalleryArrows({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        onClick={() => onStep(-1)}
        aria-label="Previous picture"
        data-tooltip="Previous picture"
        className={cn(button, 'start-3 md:start-4')}
      >
        <Icon name="chevron-left" className="size-5 rtl:rotate-180" />
      </button>
      <button
        type="button"
        onClick={() => onStep(1)}
        aria-label="Next picture"
        data-tooltip="Next picture"
        className={cn(button, 'end-3 md:end-4')}
      >
        <Icon name="chevron-right" className="size-5 rtl:rotate-180" />
      </button>
    </>
  );
}
