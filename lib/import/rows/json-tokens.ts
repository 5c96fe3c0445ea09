/** A container that is being read. `key` is its name or index in its parent. */
export type Container = {
  type: 'object' | 'array';
  key: string;
  /** Values so far. */
  size: number;
};

export type ValueKind = 'object' | 'array' | 'scalar';

export type JsonEvents = {
  /** A value begins; `stack` has the containers around it, `key` is its name or index. */
  onValue?: (kind: ValueKind, stack: readonly Container[], key: string) => void;
  /** The object, list or scalar that began at this depth ends; `stack` has the containers around it. */
  onEnd?: (stack: readonly Container[]) => void;
};

const maxStack = 50_000;
const reasons = {
  syntax: 'this is not JSON: error',
  end: 'the JSON ends too early,',
  nesting: `it has more than ${maxStack.toLocaleString('en')} objects and lists within each other,`,
};

/** An error in JSON; `line` and `column` start at 1. */
export class JsonSyntaxError extends Error {
  override name = 'JsonSyntaxError';
  constructor(
    readonly line: number,
    readonly column: number,
    readonly reason: keyof typeof reasons,
  ) {
    super(`${reasons[reason]} at line ${line}, column ${column}`);
  }
}

const scalar = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/**
 * Reads standard JSON in pieces and reports where values begin and end, without building them. `offset` and `line` are
 * those of the character that caused the event.
 */
export class JsonTokens {
  readonly #events: JsonEvents;
  readonly #stack: Container[] = [];
  #expects: 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing' = 'value';
  #string: string | null = null;
  #isKey = false;
  #escaped = false;
  #hexDigits = 0;
  #scalar = '';
  #key = '';
  offset = 0;
  line = 1;
  #lineStart = 0;

  constructor(events: JsonEvents) {
    this.#events = events;
  }

  /** @throws {JsonSyntaxError} */
  write(text: string): void {
    const start = this.offset;
    for (let index = 0; index < text.length; index += 1) {
      this.offset = start + index;
      if (this.#string !== null) {
        index = this.#readString(text, index) - 1;
        continue;
      }
      this.#read(text.charCodeAt(index), text, index);
    }
    this.offset = start + text.length;
  }

  /** @throws {JsonSyntaxError} when the text ends within a value */
  end(): void {
    this.#endScalar();
    if (this.#expects !== 'nothing') this.#fail('end');
  }

  #read(code: number, text: string, index: number): void {
    if (code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a) {
      this.#endScalar();
      if (code !== 0x0a) return;
      this.line += 1;
      this.#lineStart = this.offset + 1;
      return;
    }
    switch (code) {
      case 0x22:
        this.#endScalar();
        this.#beginString();
        break;
      case 0x7b:
      case 0x5b:
        this.#endScalar();
        this.#open(code === 0x7b ? 'object' : 'array');
        break;
      case 0x7d:
      case 0x5d:
        this.#endScalar();
        this.#close(code === 0x7d ? 'object' : 'array');
        break;
      case 0x2c:
        this.#endScalar();
        this.#comma();
        break;
      case 0x3a:
        if (this.#expects !== 'colon') this.#fail();
        this.#expects = 'value';
        break;
      default:
        this.#addToScalar(text.charAt(index));
    }
  }

  /** Reads a string or a part of it. @returns the index after the read characters */
  #readString(text: string, from: number): number {
    let index = from;
    for (; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (this.#escaped) {
        if (!isEscape(code)) this.#failAt(index - from);
        this.#escaped = false;
        this.#hexDigits = code === 0x75 ? 4 : 0;
      } else if (this.#hexDigits > 0) {
        if (!isHexDigit(code)) this.#failAt(index - from);
        this.#hexDigits -= 1;
      } else if (code === 0x5c) this.#escaped = true;
      else if (code === 0x22) {
        if (this.#isKey) this.#key = decoded(this.#string + text.slice(from, index));
        this.#string = null;
        this.offset += index - from;
        this.#endString();
        return index + 1;
      } else if (code < 0x20) this.#failAt(index - from);
    }
    if (this.#isKey && this.#string !== null && this.#string.length < 1_000) this.#string += text.slice(from);
    return index;
  }

  #beginString(): void {
    this.#isKey = this.#expects === 'key' || this.#expects === 'key or end';
    if (!this.#isKey) this.#begin('scalar');
    this.#string = '';
  }

  #endString(): void {
    if (this.#isKey) this.#expects = 'colon';
    else this.#ended();
  }

  #begin(kind: ValueKind): void {
    if (this.#expects !== 'value' && this.#expects !== 'value or end') this.#fail();
    const parent = this.#stack.at(-1);
    if (parent?.type === 'array') this.#key = String(parent.size);
    if (parent) parent.size += 1;
    this.#events.onValue?.(kind, this.#stack, this.#key);
  }

  #ended(): void {
    this.#expects = this.#stack.length > 0 ? 'comma or end' : 'nothing';
    this.#events.onEnd?.(this.#stack);
  }

  #open(type: 'object' | 'array'): void {
    this.#begin(type);
    this.#stack.push({ type, key: this.#key, size: 0 });
    if (this.#stack.length > maxStack) this.#fail('nesting');
    this.#expects = type === 'object' ? 'key or end' : 'value or end';
  }

  #close(type: 'object' | 'array'): void {
    const mayEnd =
      this.#expects === 'comma or end' || this.#expects === `${type === 'object' ? 'key' : 'value'} or end`;
    if (!mayEnd || this.#stack.at(-1)?.type !== type) this.#fail();
    this.#stack.pop();
    this.#ended();
  }

  #comma(): void {
    if (this.#expects !== 'comma or end') this.#fail();
    this.#expects = this.#stack.at(-1)?.type === 'object' ? 'key' : 'value';
  }

  #addToScalar(character: string): void {
    if (this.#scalar === '') this.#begin('scalar');
    this.#scalar += character;
    if (this.#scalar.length > 400) this.#fail();
  }

  #endScalar(): void {
    if (this.#scalar === '') return;
    if (!scalar.test(this.#scalar)) this.#fail();
    this.#scalar = '';
    this.#ended();
  }

  #failAt(ahead: number): never {
    this.offset += ahead;
    this.#fail();
  }

  #fail(reason: JsonSyntaxError['reason'] = 'syntax'): never {
    throw new JsonSyntaxError(this.line, this.offset - this.#lineStart + 1, reason);
  }
}

/** One of `"\\/bfnrtu`. */
function isEscape(code: number): boolean {
  return '"\\/bfnrtu'.includes(String.fromCharCode(code));
}

function isHexDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

function decoded(inner: string): string {
  if (!inner.includes('\\')) return inner;
  try {
    return String(JSON.parse(`"${inner}"`));
  } catch {
    return inner;
  }
}
