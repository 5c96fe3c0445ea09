import { PropertyPicture } from '@/components/catalog/property-picture';

type GalleryPictureProps = {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  onFail?: () => void;
};

/** A picture that fills its frame, or an error text. */
export function GalleryPicture(image: GalleryPictureProps) {
  return (
    <PropertyPicture
      {...image}
      fill
      className="object-cover"
      failed={
        <span className="absolute inset-0 grid place-items-center bg-sand text-sm text-stone">
          Image unavailable
        </span>
      }
    />
  );
}
