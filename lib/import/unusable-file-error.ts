import { OperatorError } from '@/lib/operator-error';

/** An unusable file, URL or mapping; the message is for the user. */
export class UnusableFileError extends OperatorError {
  override name = 'UnusableFileError';
}
