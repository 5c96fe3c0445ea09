import { readProperty } from '@/lib/catalog/reads/server';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { formatPrice, hasOnePrice, shownPrice } from '@/lib/format/number';
import { route } from '@/lib/http/server/route';
import { shareImageResponse } from '../../share-image-response';

export const dynamic = 'force-dynamic';

export const { GET } = route<{ slug: string }>({
  GET: async (request, { slug }) => {
    const property = await readProperty(slug);
    if (!property) return shareImageResponse(request, null);
    const price = formatPrice(shownPrice(property));
    const offer = price && !hasOnePrice(property) ? `From ${price}` : price;
    const place = [property.district?.name, property.city?.name].filter(Boolean).join(', ');
    const card = {
      picture: property.cover_image,
      seed: property.id,
      label: place || null,
      title: property.title,
      line: isSold(property.sales_status?.name) ? 'Sold' : (offer ?? 'Price on request'),
    };
    return shareImageResponse(request, card, property.permit_expires_at);
  },
});
