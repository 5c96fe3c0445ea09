import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { database } from '@/lib/database/connection';
import { listAuditEntries } from '@/lib/staff/audit';
import { call, send } from '@/testing/api-routes';
import { signInStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';

const media = mkdtempSync(join(tmpdir(), 'media-'));
process.env.MEDIA_DIR = media;
let site: Awaited<ReturnType<typeof openTestSite>>;
let advisor: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  site = await openTestSite();
  advisor = { cookie: (await signInStaff('advisor@example.com', 'advisor')).cookie };
  admin = { cookie: (await signInStaff('admin@example.com', 'admin')).cookie };
});
afterAll(async () => {
  await site.close();
  rmSync(media, { recursive: true, force: true });
});

const create = (fields: Record<string, unknown>, headers = advisor) =>
  send('/api/v1/blogs/', fields, { headers });
const change = (slug: string, fields: Record<string, unknown>, headers = advisor) =>
  send('/api/v1/blogs/{slug}/', fields, { method: 'PATCH', params: { slug }, headers });
const remove = (slug: string, headers: Record<string, string> = admin) =>
  call('/api/v1/blogs/{slug}/', { method: 'DELETE', params: { slug }, headers });
const read = (slug: string) => call('/api/v1/blogs/{slug}/', { params: { slug } });
const publicSlugs = async () => {
  const { results } = await (await call('/api/v1/blogs/', { query: 'page_size=48' })).json();
  return results.map(({ slug }: { slug: string }) => slug);
};

it('hides a draft until it is published, and again once it is unpublished', async () => {
  const created = await create({ title: 'Rents on the Palm', content: '<p>They rise.</p>' });
  expect(created.status).toBe(201);
  const { article, message } = await created.json();
  expect(message).toBe('Article created successfully!');
  expect(article).toMatchObject({ slug: 'rents-on-the-palm', status: 'draft', version: 1, author: 'Staff' });
  expect((await read('rents-on-the-palm')).status).toBe(404);
  expect(await publicSlugs()).not.toContain('rents-on-the-palm');

  const published = await (await change('rents-on-the-palm', { status: 'published', version: 1 })).json();
  expect(published).toMatchObject({
    message: 'Article updated successfully!',
    article: { status: 'published', version: 2 },
  });
  expect(await (await read('rents-on-the-palm')).json()).toMatchObject({ content: '<p>They rise.</p>' });
  expect((await publicSlugs())[0]).toBe('rents-on-the-palm');

  await change('rents-on-the-palm', { title: 'Rents fall' });
  expect(await (await read('rents-on-the-palm')).json()).toMatchObject({ title: 'Rents fall' });

  await change('rents-on-the-palm', { status: 'draft' });
  expect((await read('rents-on-the-palm')).status).toBe(404);
  expect(await publicSlugs()).not.toContain('rents-on-the-palm');
});

it('lists a category in another script, whatever its case', async () => {
  const category = 'Рынок Été';
  await create({ title: 'Spring prices', content: '<p>Up.</p>', category, status: 'published' });
  for (const wanted of [category, 'рынок été', 'РЫНОК ÉTÉ']) {
    const found = await call('/api/v1/blogs/', { query: String(new URLSearchParams({ category: wanted })) });
    expect(await found.json()).toMatchObject({ count: 1, results: [{ slug: 'spring-prices' }] });
  }
});

it('shows drafts to the desk only', async () => {
  const { article } = await (await create({ title: 'Quietly written' })).json();
  const params = { id: String(article.id) };
  expect((await call('/api/staff/articles/{id}/', { params })).status).toBe(401);
  const shown = await call('/api/staff/articles/{id}/', { params, headers: advisor });
  expect(await shown.json()).toMatchObject({ title: 'Quietly written', status: 'draft' });
  const drafts = await call('/api/staff/articles/', {
    query: 'status=draft&search=quietly',
    headers: advisor,
  });
  expect(await drafts.json()).toMatchObject({ count: 1, results: [{ title: 'Quietly written' }] });
});

it('stores only allowed markup', async () => {
  const content = '<p onclick="x()">Hi<script>alert(1)</script></p><h1>Title</h1><iframe src="/x"></iframe>';
  const { article } = await (await create({ title: 'Markup', content })).json();
  expect(article.content).toBe('<p>Hi</p><h2>Title</h2>');
});

it('rejects the second of two concurrent edits without changing anything', async () => {
  const { article } = await (await create({ title: 'Written twice', content: '<p>One.</p>' })).json();
  const ref = String(article.id);
  expect((await change(ref, { content: '<p>Two.</p>', version: 1 })).status).toBe(200);
  const second = await change(ref, { content: '<p>Three.</p>', version: 1 }, admin);
  expect(second.status).toBe(409);
  expect((await second.json()).message).toContain('has changed this article meanwhile');
  const kept = await call('/api/staff/articles/{id}/', { params: { id: ref }, headers: advisor });
  expect(await kept.json()).toMatchObject({ content: '<p>Two.</p>', version: 2 });
  const third = await change(ref, { content: '<p>Three.</p>', version: 1, status: 'published' }, admin);
  expect((await third.json()).message).toContain('changed this article meanwhile, and it is a draft now.');
});

it('stores an article once that is sent again after a lost response', async () => {
  const fields = { title: 'Sent twice', slug: 'sent-twice', content: '<p>One.</p>' };
  const { article } = await (await create(fields)).json();
  expect((await (await create(fields)).json()).article).toEqual(article);
  const ref = String(article.id);
  const edit = { content: '<p>Two.</p>', tags: 'sea, views', version: 1 };
  const first = await (await change(ref, edit)).json();
  expect(first.article).toMatchObject({ content: '<p>Two.</p>', version: 2 });
  const again = await change(ref, edit);
  expect(again.status).toBe(200);
  expect((await again.json()).article).toEqual(first.article);
});

it('gives each article a unique URL', async () => {
  const slugOf = async (fields: Record<string, unknown>) =>
    (await (await create(fields)).json()).article?.slug;
  expect(await slugOf({ title: 'Same title' })).toBe('same-title');
  expect(await slugOf({ title: 'Same title', content: '<p>Another.</p>' })).toBe('same-title-2');
  expect(await slugOf({ title: '2026' })).toBe('2026-1');
  expect(await slugOf({ title: 'دبي الجديدة' })).toBe('دبي-الجديده');
  expect(await slugOf({ title: 'Wished', slug: 'My Wish!' })).toBe('my-wish');
});

it.each([
  [{ title: 'Taken', slug: 'first-steps' }, 'slug'],
  [{ title: 'Number', slug: '12' }, 'slug'],
  [{ title: 'Reserved', slug: 'search' }, 'slug'],
  [{ title: '' }, 'title'],
  [{}, 'title'],
  [{ title: 'No text', status: 'published' }, 'content'],
  [{ title: 'Cover', cover_image: 'javascript:alert(1)' }, 'cover_image'],
  [{ title: 'Status', status: 'gone' }, 'status'],
  [{ title: 'Content', content: 7 }, 'content'],
])('refuses %j', async (fields, field) => {
  const response = await create(fields);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'Failed to create article.',
    errors: { [field]: expect.any(String) },
  });
});

it('keeps the URL of a published article', async () => {
  await create({ title: 'Stays', content: '<p>x</p>', status: 'published' });
  const moved = await change('stays', { slug: 'goes' });
  expect(moved.status).toBe(422);
  expect(await moved.json()).toMatchObject({
    message: 'Failed to update article.',
    errors: { slug: expect.any(String) },
  });
});

it('lets advisors write and administrators delete, and logs both', async () => {
  const { article } = await (await create({ title: 'To be deleted' })).json();
  expect((await remove(String(article.id), {})).status).toBe(401);
  expect((await remove(String(article.id), advisor)).status).toBe(403);
  const gone = await remove(String(article.id));
  expect(await gone.json()).toEqual({ message: 'Article deleted successfully!' });
  expect((await remove(String(article.id))).status).toBe(404);
  const { results } = await listAuditEntries({ page: 1, pageSize: 100 });
  const actions = results
    .filter(({ subject }) => subject === `article ${article.id}`)
    .map(({ action }) => action);
  expect(actions).toEqual(['article.deleted', 'article.created']);
});

describe('pictures', () => {
  const upload = (file: Blob | string, headers = advisor) => {
    const form = new FormData();
    form.set('picture', file);
    const request = new Request('http://site.test/api/staff/media/', { method: 'POST', headers, body: form });
    return import('@/app/api/staff/media/route').then(({ POST }) =>
      POST(request, { params: Promise.resolve({}) }),
    );
  };

  it('are stored and served', async () => {
    const bytes = await sharp({ create: { width: 50, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const response = await upload(new Blob([new Uint8Array(bytes)], { type: 'text/plain' }));
    expect(response.status).toBe(201);
    const { address } = await response.json();
    expect(address).toMatch(/^\/media\/uploads\/[0-9a-f]{32}-50x20\.webp$/);
    const { GET } = await import('@/app/media/uploads/[file]/route');
    const served = await GET(new Request(`http://site.test${address}`), {
      params: Promise.resolve({ file: address.split('/').at(-1) }),
    });
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(20);
  });

  it.each([
    ['another kind of file', new Blob(['hello'], { type: 'image/png' }), 415],
    ['a text field', 'hello', 422],
  ])('are not %s', async (_what, file, status) => {
    expect((await upload(file)).status).toBe(status);
  });

  it('are limited in size', async () => {
    expect((await upload(new Blob([new Uint8Array(16 * 1024 * 1024)]))).status).toBe(413);
  });
});

it('rejects changes when articles come from a backend', async () => {
  process.env.API_BASE_URL = 'https://backend.example';
  try {
    await jest.isolateModulesAsync(async () => {
      const { requireOwnArticles } = await import('@/lib/articles/change-article');
      expect(requireOwnArticles).toThrow(/your own system \(API_BASE_URL\)/);
    });
  } finally {
    delete process.env.API_BASE_URL;
  }
});

it('refuses a cover that visitors would not see, unless it is stored already', async () => {
  const cover_image = 'https://evil.example/a.jpg';
  const refusal = { errors: { cover_image: expect.stringContaining('evil.example are not shown') } };
  const created = await create({ title: 'Seen covers', cover_image });
  expect(created.status).toBe(422);
  expect(await created.json()).toMatchObject(refusal);
  await create({ title: 'Seen covers', cover_image: '/media/one.jpg' });
  expect(await (await change('seen-covers', { cover_image })).json()).toMatchObject(refusal);
  const db = await database();
  await db.updateTable('articles').set({ cover_image }).where('slug', '=', 'seen-covers').execute();
  expect((await change('seen-covers', { cover_image, excerpt: 'Short.' })).status).toBe(200);
});
