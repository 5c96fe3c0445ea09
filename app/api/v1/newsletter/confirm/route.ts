import { route } from '@/lib/http/server/route';
import { answerConfirmation } from '@/lib/newsletter/answers';

/** Confirming is a POST, so that mail scanners that open every link confirm nothing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: answerConfirmation });
