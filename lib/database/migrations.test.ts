import { migrations } from './migrations';

/* A database at a later version would never get a lower one that was added afterwards. */
it('are numbered from 1 without a gap, in order', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});
