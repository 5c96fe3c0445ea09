import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFeed } from './feed-file';

const agents = '<agent><name>Jane</name><phone>1</phone><email>a</email></agent>'.repeat(20_000);
const unit = '<UnitDTO><code>1</code><name>Sea</name><price>2</price></UnitDTO>';

test.each([
  [
    'known elements after many others',
    `<agents>${agents}</agents><property><id>7</id></property>`,
    [{ id: '7' }],
  ],
  [
    'the likely elements without known ones',
    `<units>${unit}${unit}</units>`,
    Array(2).fill({ code: '1', name: 'Sea', price: '2' }),
  ],
])('reads %s', async (_what, content, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  try {
    const path = join(folder, 'feed.xml');
    await writeFile(path, `<data>${content}</data>`);
    const feed = await openFeed(path, null);
    const rows: unknown[] = [];
    for await (const { value } of feed?.rows() ?? []) rows.push(value);
    await feed?.source.close();
    expect(rows).toEqual(expected);
  } finally {
    await rm(folder, { recursive: true });
  }
});
