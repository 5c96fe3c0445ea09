import { route } from '@/lib/http/server/route';
import { answerUnsubscription } from '@/lib/newsletter/answers';

/** Unsubscribes by POST, because mail scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: answerUnsubscription });
