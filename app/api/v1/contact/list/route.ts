import { route } from '@/lib/http/route';
import { answerInquiries } from './answer-inquiries';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answerInquiries });
