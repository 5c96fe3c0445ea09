import { bedroomsName, unitName, unitPriceText } from '@/components/catalog/unit-summary';
import { readProperty, readUnit } from '@/lib/catalog/reads/server';
import { soldWithProperty } from '@/lib/catalog/sales/sales-status';
import { formatArea } from '@/lib/format/number';
import { route } from '@/lib/http/server/route';
import { shareImageResponse } from '../../../share-image-response';

export const dynamic = 'force-dynamic';

export const { GET } = route<{ slug: string; unitId: string }>({
  GET: async (request, { slug, unitId }) => {
    const [property, found] = await Promise.all([readProperty(slug), readUnit(slug, unitId)]);
    const unit = property && found && soldWithProperty(property, found);
    if (!property || !unit) return shareImageResponse(request, null);
    const bedrooms = bedroomsName(unit.apartment_type_id);
    const facts = [unitPriceText(unit), bedrooms, unit.area && formatArea(unit.area)];
    const card = {
      picture: unit.unit_image ?? property.cover_image,
      seed: unit.id,
      label: property.title,
      title: unitName(unit),
      line: facts.filter(Boolean).join('  ·  '),
    };
    return shareImageResponse(request, card, property.permit_expires_at);
  },
});
