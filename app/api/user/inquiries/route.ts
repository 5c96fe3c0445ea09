import { route } from '@/lib/http/route';
import { answerInquiries } from '../../v1/contact/list/answer-inquiries';

/** The enquiries that a member of staff may see: all of them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answerInquiries });
