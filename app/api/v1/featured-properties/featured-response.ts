import { presentProperty, readLanguage } from '@/lib/catalog/present';
import { readFeatured } from '@/lib/catalog/reads/server';
import type { FeaturedLevel } from '@/lib/catalog/source';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';

export async function featuredResponse(request: Request, level: FeaturedLevel): Promise<Response> {
  const language = readLanguage(queryOf(request).get('lang'));
  const properties = await readFeatured(level);
  return publicJson(request, unpaginated(properties.map((property) => presentProperty(property, language))));
}
