import { callApi } from '@/lib/http/browser/client';
import { isHttpError } from '@/lib/http/browser/http-error';
import { noteStatus } from './session-state';

/** `callApi` that also records whether the answer shows that the session has ended. @throws {HttpError} */
export async function requestDesk<T>(...request: Parameters<typeof callApi>): Promise<T> {
  try {
    const answer = await callApi<T>(...request);
    noteStatus(200);
    return answer;
  } catch (error) {
    if (isHttpError(error) && error.status !== null) noteStatus(error.status);
    throw error;
  }
}
