import { readJsonObject } from './read-body';

const post = (body: string) =>
  new Request('http://site.test/', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

it('replaces lone surrogates, which no database can store', async () => {
  const fields = await readJsonObject(
    post('{"name":"Nour \\ud83d","list":["\\udfff"],"fine":"\\ud83c\\udfdd"}'),
  );
  expect(fields).toEqual({ name: 'Nour \ufffd', list: ['\ufffd'], fine: '🏝' });
});
