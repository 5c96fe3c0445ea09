import { collected, piecesOf } from '@/testing/feed-rows';
import { likelyXmlRow, xmlRows } from './xml-rows';

const read = (text: string, row?: string) => collected(xmlRows('feed.xml', piecesOf(text, 9), row));
const values = async (text: string, row?: string) =>
  JSON.parse(JSON.stringify((await read(text, row)).map(({ value }) => value)));

test('reads elements, lists, attributes and CDATA', async () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<list listing_count="2">
  <property last_update="2025-10-01 18:04:11">
    <price currency="AED"> 1450000 </price>
    <title_en><![CDATA[ High <b>floor</b> & view ]]></title_en>
    <photo><url watermark="yes">https://img.example/1.jpg</url><url>https://img.example/2.jpg</url></photo>
    <agent><name>A &amp; B</name><phone/></agent>
  </property>
  <property><price>2</price></property>
</list>`;
  expect(await values(text)).toEqual([
    {
      '@last_update': '2025-10-01 18:04:11',
      price: '1450000',
      'price@currency': 'AED',
      title_en: 'High <b>floor</b> & view',
      photo: {
        url: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
        'url@watermark': 'yes',
      },
      agent: { name: 'A & B', phone: '' },
    },
    { price: '2' },
  ]);
  expect((await read(text)).map(({ line }) => line)).toEqual([3, 9]);
});

test('finds rows within other elements, with a prefix, and by the name in the mapping', async () => {
  expect(await values('<rss><Properties><Property><a>1</a></Property></Properties></rss>')).toEqual([
    { a: '1' },
  ]);
  expect(await values('<x:list><x:property><x:a>1</x:a></x:property></x:list>')).toEqual([{ a: '1' }]);
  expect(await values('<all><flat><a>1</a></flat></all>', 'Flat')).toEqual([{ a: '1' }]);
  expect(await values('<all><flat/></all>')).toEqual([]);
  await expect(values('<all><flat/></all>', 'house')).rejects.toThrow(/the file has no element <house>/);
});

test('accepts HTML entities and control characters in texts', async () => {
  const [row] = await values('<l><property><t>a&nbsp;b\u000b</t><u>1</u></property></l>');
  expect(row).toEqual({ t: expect.stringContaining('a&nbsp;b'), u: '1' });
});

test.each([
  ['R & D', 'R & D'],
  ['Q&A &amp; more', 'Q&A & more'],
  ['a && b; &; &#38;', 'a && b; &; &'],
  ['<![CDATA[a & b &amp; c]]> & d', 'a & b &amp; c & d'],
  ['https://a.example/?a=1&b=2', 'https://a.example/?a=1&b=2'],
])('reads the lone ampersands of %s', async (written, read) => {
  const row = `<property a="${written.startsWith('<') ? '' : written}"><t>${written}</t><u>1</u></property>`;
  expect(await values(`<l>${row}</l>`)).toEqual([expect.objectContaining({ t: read, u: '1' })]);
});

test('does not expand entities of a document type', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
<l><property><t>&b;</t></property></l>`;
  await expect(values(bomb)).rejects.toThrow(/the file declares its own entities/);
});

test.each([
  ['a cut feed', '<l><property><t>1</t></property><property><t>2', /ends too early; it was probably cut/],
  ['a cut tag', '<l><property><t>1</t></prop', /feed\.xml: /],
  ['crossed tags', '<l>\n<property><t>1</property></t></l>', /this is not XML: .*, at line 2, column \d+/],
  [
    'endless depth',
    '<l><property>'.concat('<a>'.repeat(60)),
    /the file has more than 50 elements within each other/,
  ],
])('explains %s', async (_name, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('reads texts of 100 kB, but no endless row', async () => {
  const long = 'x'.repeat(100_000);
  expect(await values(`<l><property><t>${long}</t></property></l>`)).toEqual([{ t: long }]);
  const endless = `<l><property><t>${'x'.repeat(2_200_000)}`;
  await expect(collected(xmlRows('feed.xml', piecesOf(endless, 100_000)))).rejects.toThrow(
    /more than 2,000,000 characters/,
  );
});

test('finds the element of a property by its fields when no name is known', () => {
  const units = (count: number) =>
    '<UnitDTO><a/><b/><c/><Images><Image/><Image/></Images></UnitDTO>'.repeat(count);
  expect(likelyXmlRow(`<Listings>${units(1)}</Listings>`)).toBe('UnitDTO');
  expect(likelyXmlRow(`<Data><Head><a/><b/><c/></Head><ns:Units>${units(2)}</ns:Units>`)).toBe('UnitDTO');
  expect(likelyXmlRow(`<list><property/>${units(2)}</list>`)).toBeNull();
  const picture = '<Image><url/><title/><order/></Image>';
  const pictured = `<UnitDTO><a/><b/><Images>${picture.repeat(5)}</Images></UnitDTO>`;
  expect(likelyXmlRow(`<Listings>${pictured.repeat(2)}</Listings>`)).toBe('UnitDTO');
  expect(likelyXmlRow('<list><a/><b/></list>')).toBeNull();
  expect(likelyXmlRow('<list')).toBeNull();
});
