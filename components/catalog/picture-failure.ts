/**
 * Reports a picture that fails to load, also one that failed before anyone listened, which sends no further event.
 * @returns a function that stops listening
 */
export function onPictureFailure(image: HTMLImageElement, report: () => void): () => void {
  if (image.complete && image.naturalWidth === 0) image.decode?.().catch(report);
  image.addEventListener('error', report);
  return () => image.removeEventListener('error', report);
}
