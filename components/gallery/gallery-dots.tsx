const dotLimit = 8;

type GalleryDotsProps = { count: number; index: number; onSelect: (index: number) => void };

/** Dots for the first eight pictures, then the number of others. Keyboard users use the thumbnails. */
export function GalleryDots({ count, index, onSelect }: GalleryDotsProps) {
  const more = count - dotLimit;
  return (
    <div className="gallery-dots">
      {Array.from({ length: Math.min(count, dotLimit) }, (_, position) => position).map((position) => (
        <button
          key={position}
          type="button"
          tabIndex={-1}
          onClick={() => onSelect(position)}
          aria-label={`Go to picture ${position + 1}`}
          aria-current={position === index ? 'true' : undefined}
          className="gallery-dot"
        >
          <i aria-hidden />
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
