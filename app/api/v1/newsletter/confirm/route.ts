import { route } from '@/lib/http/server/route';
import { answerConfirmation } from '@/lib/newsletter/answers';

/** Confirms by POST, because mail scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: answerConfirmation });
