import Database from 'better-sqlite3';
import { pictureUrl } from '@/lib/catalog/pictures/picture-url';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { StagedRecord } from '../records/staging';
import type { Position } from '../report/report';

export type ListedPicture = { url: string; position: Position };

/** The pictures of an import on other sites, each URL once with its first row, in a temporary file. */
export class ListedPictures {
  readonly #db = new Database('');

  constructor(records: Iterable<StagedRecord>) {
    this.#db.pragma('journal_mode = off');
    this.#db.pragma('synchronous = off');
    this.#db.exec(`create table pictures (id integer primary key, url text not null unique, position text not null);
      begin`);
    const insert = this.#db.prepare<[string, string]>(
      'insert or ignore into pictures (url, position) values (?, ?)',
    );
    for (const { record, position } of records) {
      const urls = picturesOf(record);
      const place = urls.length > 0 ? JSON.stringify(position) : '';
      for (const url of urls) insert.run(url, place);
    }
  }

  get count(): number {
    return this.#db.prepare<[], { n: number }>('select count(*) as n from pictures').get()?.n ?? 0;
  }

  *[Symbol.iterator](): Generator<ListedPicture> {
    const page = this.#db.prepare<[number], { id: number; url: string; position: string }>(
      'select id, url, position from pictures where id > ? order by id limit 500',
    );
    for (let rows = page.all(0); rows.length > 0; rows = page.all(rows.at(-1)?.id ?? 0)) {
      for (const { url, position } of rows) yield { url, position: JSON.parse(position) };
    }
  }

  close(): void {
    this.#db.close();
  }
}

/** URLs of a property's pictures on other sites. */
export function picturesOf({ cover_image, images, units, agent }: PropertyRecord): string[] {
  const all = [
    cover_image,
    ...images,
    ...units.flatMap(({ unit_image, floor_plan_image }) => [unit_image, floor_plan_image]),
    agent?.photo ?? null,
  ];
  return all.filter(isElsewhere);
}

function isElsewhere(url: string | null): url is string {
  return url !== null && /^https?:/.test(pictureUrl(url) ?? '');
}

/** The record with new URLs of pictures; pictures without one keep their URL. */
export function withPictures(record: PropertyRecord, moved: ReadonlyMap<string, string>): PropertyRecord {
  const at = <T extends string | null>(url: T) => moved.get(url ?? '') ?? url;
  const cover_image = at(record.cover_image);
  return {
    ...record,
    cover_image,
    images: [...new Set(record.images.map((image) => moved.get(image) ?? image))].filter(
      (image) => image !== cover_image,
    ),
    units: record.units.map((unit) => ({
      ...unit,
      unit_image: at(unit.unit_image),
      floor_plan_image: at(unit.floor_plan_image),
    })),
    ...(record.agent && { agent: { ...record.agent, photo: at(record.agent.photo) } }),
  };
}
