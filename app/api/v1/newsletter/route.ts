import { route } from '@/lib/http/server/route';
import { handleSubscription } from '@/lib/newsletter/handlers';

/** Accepts JSON from scripts and the footer form's plain post. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handleSubscription });
