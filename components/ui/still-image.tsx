import { getImageProps, type ImageProps } from 'next/image';

/**
 * A picture of our own in a page that has no other: the optimiser's sources without the client component, which
 * would be the largest script of such a page. Loads lazily unless told otherwise.
 */
export function StillImage({ className, ...props }: ImageProps) {
  const { props: image } = getImageProps(props);
  // biome-ignore lint/performance/noImgElement: its sources are the optimiser's
  return <img {...image} alt={props.alt} className={className} />;
}
