import { databaseProblem } from './database/problem';
import { errorParts } from './error-parts';
import { isOperatorError } from './operator-error';

/** An error as text for the operator: what to do about it if that is known, else the error with its stack. */
export function explainError(error: unknown): string {
  if (isOperatorError(error)) return error.message;
  const problem = databaseProblem(error);
  const { message, stack } = errorParts(error);
  return problem ? `${problem.message}\n(${message})` : (stack ?? String(error));
}
