import { route } from '@/lib/http/server/route';
import { handleOneClickVisit, handleUnsubscription } from '@/lib/newsletter/handlers';

/** Unsubscribes by POST, because mail scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handleOneClickVisit,
  POST: handleUnsubscription,
});
