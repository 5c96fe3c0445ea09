import { portalFeed, portals } from './portal-feed';

const textOf = (...args: Parameters<typeof portalFeed>) => [...portalFeed(...args)].join('');

describe.each(portals)('a generated feed of %s', (portal) => {
  it('depends on its options only', () => {
    const text = textOf(portal, { homes: 200, seed: 4 });
    expect(textOf(portal, { homes: 200, seed: 4 })).toBe(text);
    expect(textOf(portal, { homes: 200, seed: 5 })).not.toBe(text);
  });

  it('starts the same whatever its size', () => {
    const [, , ...few] = portalFeed(portal, { homes: 20, seed: 4 });
    const [, , ...many] = portalFeed(portal, { homes: 200, seed: 4 });
    expect(many.slice(0, 20)).toEqual(few.slice(0, -1));
  });
});
