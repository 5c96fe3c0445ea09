import { route } from '@/lib/http/server/route';
import { answerEnquiries } from '../../v1/contact/list/answer-enquiries';

/** The enquiries that staff may see: all of them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answerEnquiries });
