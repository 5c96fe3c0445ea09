import { route } from '@/lib/http/server/route';
import { handleConfirmation } from '@/lib/newsletter/handlers';

/** Confirms by POST, because mail scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handleConfirmation });
