import { route } from '@/lib/http/server/route';
import { answerSubscription } from '@/lib/newsletter/answers';

/** Accepts JSON from scripts and the footer form's plain post. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: answerSubscription });
