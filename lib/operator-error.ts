import { isMarked } from './marked';

const operatorErrorMark = Symbol.for('operator-error');

/** An error the operator can fix; only its message is shown. */
export class OperatorError extends Error {
  readonly [operatorErrorMark] = true;
  override name = 'OperatorError';
}

export function isOperatorError(value: unknown): value is OperatorError {
  return isMarked(value, operatorErrorMark);
}
