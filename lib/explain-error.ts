import { databaseProblem } from './database/problem';
import { errorParts } from './error-parts';
import { isApiError } from './http/server/api-error';
import { isOperatorError } from './operator-error';
import { fieldOf } from './typed-keys';

/** An error as text for the operator: what to do about it if that is known, else the error with its stack. */
export function explainError(error: unknown): string {
  if (isOperatorError(error) || isApiError(error)) return error.message;
  const problem = databaseProblem(error);
  const { message, stack } = errorParts(error);
  if (!problem) return stack ?? String(error);
  // Our own error says the same as the problem; its cause, if any, names the file.
  const reason = message === problem.message ? fieldOf(error, 'cause') : error;
  if (reason === undefined) return problem.message;
  const { message: text, code } = errorParts(reason);
  // A host with several addresses fails with a code, but without a message.
  return `${problem.message}\n(${text || code})`;
}
