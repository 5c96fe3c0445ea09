const dotLimit = 8;

type GalleryDotsProps = { count: number; index: number; onSelect: (index: number) => void };

/** Dots of the first eight pictures, then how many more there are. The keyboard has the thumbnails. */
export function GalleryDots({ count, index, onSelect }: GalleryDotsProps) {
  const more = count - dotLimit;
  return (
    <div className="flex shrink-0 items-center justify-center [@media(scripting:none)]:hidden">
      {Array.from({ length: Math.min(count, dotLimit) }, (_, position) => position).map((position) => (
        <button
          key={position}
          type="button"
          tabIndex={-1}
          onClick={() => onSelect(position)}
          aria-label={`Go to picture ${position + 1}`}
          aria-current={position === index ? 'true' : undefined}
          className="group/dot grid h-11 w-7 place-items-center md:w-6"
        >
          <span
            aria-hidden
            className="size-1.5 rounded-full bg-field transition-[width,background-color] duration-300 ease-out group-hover/dot:bg-ink group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-gold-text"
          />
        </button>
      ))}
      {more > 0 && (
        <span
          className={`figures ps-2 text-xs ${index >= dotLimit ? 'font-semibold text-gold-text' : 'text-stone'}`}
        >
          +{more}
        </span>
      )}
    </div>
  );
}
