import { getImageProps, type ImageProps } from 'next/image';

/**
 * One of our own pictures on a page without others: the optimiser's sources without its client component, which would
 * be that page's largest script. Lazy by default.
 */
export function StillImage({ className, ...props }: ImageProps) {
  const { props: image } = getImageProps(props);
  // biome-ignore lint/performance/noImgElement: its sources are the optimiser's
  return <img {...image} alt={props.alt} className={className} />;
}
