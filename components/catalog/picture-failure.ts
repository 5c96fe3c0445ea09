/**
 * Reports a picture that fails to load, including one that failed before this call, which sends no further event.
 * @returns a function that stops listening
 */
export function onPictureFailure(image: HTMLImageElement, report: () => void): () => void {
  if (image.complete && image.naturalWidth === 0) image.decode?.().catch(report);
  image.addEventListener('error', report);
  return () => image.removeEventListener('error', report);
}
