import { route } from '@/lib/http/server/route';
import { answerEnquiries } from './answer-enquiries';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answerEnquiries });
