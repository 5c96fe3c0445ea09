import { publicText } from '@/lib/http/server/public-text';
import { robotsText } from '@/lib/seo/robots';

export const dynamic = 'force-dynamic';

export function GET(request: Request) {
  return publicText(request, robotsText(), 'text/plain; charset=utf-8');
}
