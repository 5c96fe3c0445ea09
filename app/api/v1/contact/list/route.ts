import { route } from '@/lib/http/server/route';
import { enquiriesResponse } from './enquiries-response';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: enquiriesResponse });
