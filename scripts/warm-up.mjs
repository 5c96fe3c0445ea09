import { setTimeout as pause } from 'node:timers/promises';

/*
 * Requests pages of a site that has just started, so that the first visitors do not wait until code is compiled, the words
 * of searches are read and pictures are resized.
 */

/** Of pages and of the API, which Next bundles separately. */
const searches = [
  '/properties?search=two+bedroom+apartment',
  '/api/v1/properties/?search=two+bedroom+apartment',
  '/api/v1/property-search/?q=palm',
];
/** Searches of more properties take memory that sitemaps would need, so they wait until somebody searches. */
const maxSearchedProperties = 20_000;
const orders = ['low_price', '-low_price', '-updated_at', '-completion_rate'];
const prices = [2, 3, 5, 8, 12, 20].map((millions) => millions * 1e6);
/** Different URLs, because V8 compiles code well only when it has run some dozens of times. */
const lists = orders.flatMap((order) =>
  prices.map((price) => `/properties?ordering=${order}&price_range=0-${price}`),
);
/** The largest picture of a page that phones request, in pixels. */
const maxPictureWidth = 1080;

/**
 * One page of every kind that links lead to from the home page, searches, the first pictures of these pages, and lists with
 * filters. One request at a time with a pause as long as it took, so that visitors come first. Ends at the first failure.
 * @param {string} url of the site
 */
export async function warmUp(url) {
  try {
    const pictures = await requestPages(url);
    const { count } = JSON.parse(await request(url, '/api/v1/properties/'));
    if (count <= maxSearchedProperties) for (const path of searches) await request(url, path);
    // Other hosts may not deliver them.
    for (const picture of pictures) await request(url, picture).catch(() => {});
    for (const path of lists) await request(url, path);
  } catch {
    // The site stops, or its database is gone: whoever asks next is told.
  }
}

/** @param {string} url @returns {Promise<Set<string>>} URLs of the pictures that these pages preload */
async function requestPages(url) {
  const paths = new Map([[kindOf('/'), '/']]);
  /** @type {Set<string>} */
  const pictures = new Set();
  for (const path of paths.values()) {
    const html = await request(url, path);
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"?#.]*)"/g))
      if (!paths.has(kindOf(link))) paths.set(kindOf(link), link);
    for (const picture of preloadedPictures(html)) pictures.add(picture);
  }
  return pictures;
}

/** @param {string} path such as `/properties/palm-villa/units/1`, which is `properties 4` @returns {string} */
function kindOf(path) {
  const parts = path.split('/').filter(Boolean);
  return `${parts[0] ?? 'home'} ${parts.length}`;
}

/** @param {string} html @returns {string[]} */
function preloadedPictures(html) {
  const sources = [...html.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]*)"/g)];
  return sources.flatMap(([, set = '']) =>
    set.split(', ').flatMap((source) => {
      const [picture = '', width = ''] = source.split(' ');
      return Number.parseInt(width, 10) <= maxPictureWidth ? [picture.replaceAll('&amp;', '&')] : [];
    }),
  );
}

/** @param {string} url @param {string} path @returns {Promise<string>} */
async function request(url, path) {
  const start = performance.now();
  const response = await fetch(url + path, {
    headers: { Accept: 'text/html,image/webp', 'Accept-Encoding': 'br' },
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${path} responded with ${response.status}.`);
  await pause(performance.now() - start);
  return text;
}
