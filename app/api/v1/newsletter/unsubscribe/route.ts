import { route } from '@/lib/http/server/route';
import { answerUnsubscription } from '@/lib/newsletter/answers';

/** Leaving is a POST, so that mail scanners that open every link unsubscribe nobody. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: answerUnsubscription });
