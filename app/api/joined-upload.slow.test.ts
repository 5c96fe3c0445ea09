import { existsSync } from 'node:fs';
import { database } from '@/lib/database/connection';
import { findFeed } from '@/lib/feeds/desk';
import { joinFile } from '@/lib/uploads/change-upload';
import { captureLog } from '@/testing/capture-log';
import { present } from '@/testing/stub';
import { openUploadDesk, tableOfHomes } from '@/testing/upload-desk';

let desk: Awaited<ReturnType<typeof openUploadDesk>>;
captureLog();
beforeAll(async () => {
  desk = await openUploadDesk();
});
afterEach(() => desk.discardAll());
afterAll(() => desk.close());

const units = [
  'Ref,Project,Developer,Price AED,Size sqft,Description',
  'U-1,Harbour One,Merrow Urban,1900000,900,Home',
  'U-2,Harbour Two,Merrow Urban,2100000,,',
].join('\n');
const details = [
  'No,Project name,Developer,District,Size sqft,Description',
  '71,HARBOUR ONE,Merrow Urban,Dubai Harbour,950,On the quay',
  '72,Harbour Two,Merrow Urban,Dubai Harbour,1100,Above the marina',
  '73,Harbour Three,Merrow Urban,Dubai Harbour,700,Still to come',
].join('\n');

async function stored(feed: string) {
  const db = await database();
  return db
    .selectFrom('properties')
    .leftJoin('districts', 'districts.id', 'district_id')
    .select(['title', 'price', 'min_area', 'districts.name as district'])
    .where('feed_key', 'like', `${feed}:%`)
    .orderBy('properties.id')
    .execute();
}

it('fills what the first leaves open, and adds its further properties', async () => {
  const { id, path } = await desk.examined('harbour.csv', units);
  expect((await desk.addSecond(id, 'details.csv', details)).status).toBe(202);
  const both = await desk.worked(id);
  expect(both).toMatchObject({
    file: 'harbour.csv',
    joined_file: 'details.csv',
    examination: {
      refusal: null,
      counts: { created: 3, refused: 0 },
      joined: {
        mapping: { match: { by: ['title', 'developer'], override: ['description'] } },
        ...{ completed: 2, added: 1, shorter: null },
      },
    },
  });
  expect((await desk.addSecond(id, 'more.csv', details)).status).toBe(409);
  expect((await desk.start(id, { complete: true })).status).toBe(202);
  await desk.work();
  expect(await stored('harbour')).toMatchObject([
    { title: 'Harbour One', price: 1_900_000, min_area: 900, district: 'Dubai Harbour' },
    { title: 'Harbour Two', price: 2_100_000, min_area: 1_100 },
    { title: 'Harbour Three', price: null, min_area: 700 },
  ]);
  expect([existsSync(path), existsSync(present(both.joined_path))]).toEqual([false, false]);
  expect((await findFeed('harbour'))?.last?.file).toBe('harbour.csv and details.csv');
  const { id: next, examination } = await desk.examined('harbour.csv', units);
  expect(examination).toMatchObject({ lacksJoined: true, counts: { updated: 2, missing: 1 } });
  await desk.addSecond(next, 'details.csv', details.split('\n').slice(0, 2).join('\n'));
  expect((await desk.worked(next)).examination).toMatchObject({
    lacksJoined: false,
    joined: { completed: 1, shorter: { rows: 1, before: 3 } },
  });
});

it('says what a list shares with another one', async () => {
  const { examination } = await desk.examined('projects.csv', details.replaceAll('Dubai Harbour', ''));
  expect(examination).toMatchObject({ shared: { feed: 'harbour', count: 3 }, repeated: null });
  const other = await desk.examined(
    'others.csv',
    details.replaceAll('HARBOUR', 'Canal').replaceAll('Harbour', 'Canal'),
  );
  expect(other.examination?.shared).toBeNull();
});

it('finds the properties by their reference if both files have it', async () => {
  const { id } = await desk.examined('quay.csv', units);
  await desk.addSecond(id, 'texts.csv', 'Ref,Title,Description\nU-1,Quay one,A\nU-2,Quay two,B');
  const { examination } = await desk.worked(id);
  expect(examination).toMatchObject({
    joined: { mapping: { match: { by: ['reference'] } }, completed: 2, added: 0 },
  });
});

it('imports nothing with one that says nothing about the first, until it is removed', async () => {
  const { id } = await desk.examined('quay.csv', units);
  await desk.addSecond(id, 'villas.csv', tableOfHomes(3).replace('Marketing', 'Title'));
  const { examination, joined_path } = await desk.worked(id);
  expect(examination).toMatchObject({
    joined: null,
    refusal: 'villas.csv: none of its properties is in quay.csv, neither by reference nor by title.',
  });
  expect((await desk.start(id)).status).toBe(409);
  expect((await desk.removeSecond(id)).status).toBe(202);
  expect(existsSync(present(joined_path))).toBe(false);
  expect(await desk.worked(id)).toMatchObject({ joined_file: null, examination: { refusal: null } });
  expect((await desk.removeSecond(id)).status).toBe(404);
});

it.each([
  ['checked again', 409, (id: number) => desk.change(id, { feed: 'quay-two' })],
  ['discarded', 404, (id: number) => desk.discard(id)],
])('says that the first was %s while it was sent', async (_what, status, meanwhile) => {
  const { id } = await desk.examined('quay.csv', units);
  const body = async function* () {
    yield Buffer.from(details);
    await meanwhile(id);
    await desk.work();
  };
  const message = status === 404 ? 'Upload not found.' : expect.stringContaining('again meanwhile');
  await expect(joinFile(id, body(), 'details.csv', 'admin@example.com')).rejects.toMatchObject({
    status,
    message,
  });
  await desk.discard(id);
});

it('is deleted with the first', async () => {
  const { id } = await desk.examined('quay.csv', units);
  await desk.addSecond(id, 'details.csv', details);
  const { path, joined_path } = await desk.worked(id);
  await desk.discard(id);
  expect([existsSync(path), existsSync(present(joined_path))]).toEqual([false, false]);
});
