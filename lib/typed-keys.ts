/** The names of an object's fields, which `Object.keys` types as strings; only for objects without further fields. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** Whether the object itself, not its prototype, has this field. */
export function hasKey<T extends object>(object: T, key: string): key is keyof T & string {
  return Object.hasOwn(object, key);
}

/** A field of any value; undefined when it has none. */
export function fieldOf(value: unknown, name: PropertyKey): unknown {
  return Object(value)[name];
}

/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return fromEntries(keys.map((key) => [key, value(key)]));
}

/** `Object.fromEntries` for entries that are the fields of `T`: TypeScript infers only a record of their values. */
export function fromEntries<T>(entries: Iterable<readonly (string | unknown)[]>): T {
  return Object.fromEntries(entries) as T;
}
