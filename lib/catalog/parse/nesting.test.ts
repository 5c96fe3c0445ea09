import { isNestedDeeperThan } from './nesting';

test('counts levels from the value itself', () => {
  expect(isNestedDeeperThan('text', 0)).toBe(false);
  expect(isNestedDeeperThan({ a: 1 }, 0)).toBe(false);
  expect(isNestedDeeperThan({ a: [] }, 0)).toBe(true);
  expect(isNestedDeeperThan({ a: [{ b: 1 }] }, 2)).toBe(false);
  expect(isNestedDeeperThan({ a: [{ b: [] }] }, 2)).toBe(true);
});

test('handles nesting that would overflow the stack', () => {
  const depth = 200_000;
  const value: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(isNestedDeeperThan(value, 50)).toBe(true);
});
