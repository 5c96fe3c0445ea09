import { route } from '@/lib/http/server/route';
import { enquiriesResponse } from '../../v1/contact/list/enquiries-response';

/** The enquiries that staff may see: all of them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: enquiriesResponse });
