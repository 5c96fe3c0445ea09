import { route } from '@/lib/http/server/route';
import { answerSubscription } from '@/lib/newsletter/answers';

/** Takes JSON from scripts and the plain post of the footer's form where scripts do not run. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: answerSubscription });
