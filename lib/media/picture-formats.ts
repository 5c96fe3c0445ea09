/**
 * Media types of the pictures that the site takes, by sharp's names of their formats. JPEG first: Safari on a Mac converts
 * an iPhone's photos (HEIC) to the first type that a file input names; with `image/*` it sends them as they are.
 */
export const pictureFormats = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
};
