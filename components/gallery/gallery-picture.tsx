import { PropertyImage } from '@/components/catalog/property-image';
import { cn } from '@/components/ui/class-names';

type GalleryPictureProps = {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  onFail?: () => void;
  className?: string;
};

/** A picture that fills its frame, or an error text. */
export function GalleryPicture({ className, ...image }: GalleryPictureProps) {
  return (
    <PropertyImage
      {...image}
      fill
      className={cn('object-cover', className)}
      failed={
        <span className="absolute inset-0 grid place-items-center bg-sand text-sm text-stone">
          Image unavailable
        </span>
      }
    />
  );
}
