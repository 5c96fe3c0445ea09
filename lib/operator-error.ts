import { isMarked } from './marked';

const operatorErrorMark = Symbol.for('operator-error');

/** Something that whoever runs the program can put right; the message says what, and is all that is shown. */
export class OperatorError extends Error {
  readonly [operatorErrorMark] = true;
  override name = 'OperatorError';
}

export function isOperatorError(value: unknown): value is OperatorError {
  return isMarked(value, operatorErrorMark);
}
