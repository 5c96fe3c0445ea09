import { fieldOf } from '@/lib/typed-keys';

type ErrorParts = { name: string; message: string; code: string | undefined; stack: string | undefined };

/** Name, message, code and stack of any thrown value; a code that is not a text is left out. */
export function errorParts(error: unknown): ErrorParts {
  const text = (name: string) => {
    const value = fieldOf(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    name: text('name') ?? 'unknown',
    message: text('message') ?? String(error),
    code: text('code'),
    stack: text('stack'),
  };
}
