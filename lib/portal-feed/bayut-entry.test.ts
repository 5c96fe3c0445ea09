import type { PropertyRecord } from '@/lib/catalog/record';
import { propertyRecord } from '@/testing/contract/fixture';
import { entriesOf } from './bayut-entry';

function xmlOf(known: Partial<PropertyRecord>): string {
  const record = propertyRecord('villa', 'Villa', {
    permit_number: '7100000001',
    property_status: 'Ready',
    low_price: 5_000_000,
    ...known,
  });
  const stored = { ...record, id: 7, slug: 'villa', updated_at: '2026-01-01T00:00:00.000Z' };
  return entriesOf({ ...stored, hidden_from: Math.floor(Date.now() / 1_000) + 3_600 })
    .map(({ xml }) => xml)
    .join('');
}

it('lists each picture once, at most 30', () => {
  const images = Array.from({ length: 40 }, (_, index) => `/media/${index}.jpg`);
  const listed = xmlOf({ cover_image: '/media/3.jpg', images }).match(/\/media\/\d+\.jpg/g);
  expect(listed).toHaveLength(30);
  expect(listed?.[0]).toBe('/media/3.jpg');
  expect(new Set(listed).size).toBe(30);
});

it('leaves out characters that XML does not allow', () => {
  const district = 'Palm\u0000\u000b Jumeirah\ufffe \ud83d\ude00\ud83d';
  expect(xmlOf({ district })).toContain('<Locality><![CDATA[Palm Jumeirah \ud83d\ude00]]></Locality>');
});
