/** Widths of uploaded pictures in pixels, out of those that the site's pages ask for. */
const uploadWidths = [660, 1080, 1440, 2400] as const;

/** URL path below which uploaded pictures are served. */
export const uploadsPath = '/media/uploads/';

/** `…/<digest>-2400x1600.webp` is the largest version of a picture, `…/<digest>-660.webp` a smaller one. */
const largest = /^\/media\/uploads\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/;
const fileName = /^[0-9a-f]{32}-[1-9]\d{0,4}(?:x[1-9]\d{0,4})?\.webp$/;

/** Whether a file name has the form of a stored picture's. */
export function isPictureName(name: string): boolean {
  return fileName.test(name);
}

/** Widths, in pixels, in which a picture is stored: those below its own, and its own up to the largest. */
export function widthsOf(ownWidth: number): number[] {
  const largestWidth = Math.min(ownWidth, uploadWidths[uploadWidths.length - 1] ?? ownWidth);
  return [...uploadWidths.filter((width) => width < largestWidth), largestWidth];
}

/** Size and versions of an uploaded picture, read from its URL path alone; null for other paths. */
export function uploadedPicture(path: string): { width: number; height: number; srcset: string } | null {
  const [, digest, width, height] = largest.exec(path) ?? [];
  if (!digest) return null;
  const own = Number(width);
  const versions = widthsOf(own).map((each) =>
    each === own ? `${path} ${own}w` : `${uploadsPath}${digest}-${each}.webp ${each}w`,
  );
  return { width: own, height: Number(height), srcset: versions.join(', ') };
}
