import { callApi } from '@/lib/http/browser/client';
import { isHttpError } from '@/lib/http/browser/http-error';
import { noteStatus } from './session-state';

/** `callApi` that also records whether the session has ended and whether the site responds. @throws {HttpError} */
export async function requestDesk<T>(...request: Parameters<typeof callApi>): Promise<T> {
  try {
    const response = await callApi<T>(...request);
    noteStatus(200);
    return response;
  } catch (error) {
    if (isHttpError(error)) noteStatus(error.status);
    throw error;
  }
}
