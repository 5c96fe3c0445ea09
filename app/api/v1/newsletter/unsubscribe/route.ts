import { route } from '@/lib/http/server/route';
import { answerOneClickVisit, answerUnsubscription } from '@/lib/newsletter/answers';

/** Unsubscribes by POST, because mail scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: answerOneClickVisit,
  POST: answerUnsubscription,
});
