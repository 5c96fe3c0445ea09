import { orNull } from '@/lib/catalog/catalog-error';
import { readProperty } from '@/lib/catalog/reads/server';
import { minute } from '@/lib/durations';
import { pressEvents } from '@/lib/enquiries/contact-ways';
import { countPress } from '@/lib/enquiries/presses';
import { singleLine } from '@/lib/forms/typed-values';
import { ApiError } from '@/lib/http/server/api-error';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { readFormFields } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { hasKey, keysOf } from '@/lib/typed-keys';

const limit = rateLimit({ name: 'presses', max: 60, windowMs: 10 * minute });

/** Counts a click on a contact link, by `way` and property slug (`property`). Reads and stores nothing about the visitor. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    requireSameOrigin(request);
    limit(request);
    const fields = await readFormFields(request);
    const event = singleLine(fields.way);
    const way = hasKey(pressEvents, event) ? pressEvents[event] : null;
    if (!way) throw new ApiError(422, `The way must be one of: ${keysOf(pressEvents).join(', ')}.`);
    const slug = singleLine(fields.property).slice(0, 200);
    // Only existing properties, so that invented slugs cannot fill the table.
    if (slug === '' || (await orNull(readProperty(slug)))) await countPress(way, slug);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  },
});
