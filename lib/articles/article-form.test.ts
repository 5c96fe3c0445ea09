import { readArticleForm } from './article-form';

const fields = [
  'title',
  'slug',
  'excerpt',
  'content',
  'cover_image',
  'category',
  'author',
  'author_bio',
  'tags',
  'meta_title',
  'meta_description',
  'is_featured',
  'status',
  'version',
];
const odd = [0, -1, 1.5, 1e300, 5, 'x', '', null, true, false, {}, [], [{}], { a: 1 }, 'y'.repeat(9_000)];
/** Beginnings of the schema library's own messages. */
const libraryText = /^(?:Too |Invalid |Unrecognized |Required|Expected)/;

it.each(fields)('has its own messages for %s', (name) => {
  for (const value of odd) {
    const { errors } = readArticleForm({ [name]: value });
    for (const message of Object.values(errors ?? {})) expect(message).not.toMatch(libraryText);
  }
});

it.each([0, -1, 1.5, 1e300, 'x', {}])('rejects %j as a version', (version) => {
  expect(readArticleForm({ version }).errors).toEqual({
    version: 'The version is a whole number above 0, as in the article you have read.',
  });
});

it('accepts versions as numbers and text, and none', () => {
  expect(readArticleForm({ version: 3 }).form).toEqual({ version: 3 });
  expect(readArticleForm({ version: '3' }).form).toEqual({ version: 3 });
  for (const version of ['', null]) expect(readArticleForm({ version }).errors).toBeNull();
});
