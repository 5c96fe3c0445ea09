import type { UnitRecord } from '../record';
import { floorPlan, unitPicture } from './pictures';

/** A column of like units, one on each floor of a building. */
export type Line = {
  /** Two digits that end the unit's number: line `04` on floor 28 is unit 2804. */
  line: string;
  /** Null for offices and storerooms. */
  bedrooms: number | null;
  baths: number | null;
  area: number;
  /** On the lowest floor. */
  price: number | null;
  demand?: boolean;
};

type Stack = {
  /** Decides which units are sold or reserved; the same seed always gives the same building. */
  seed: string;
  from: number;
  to: number;
  lines: Line[];
  /** What each floor adds to the price. */
  rise?: number;
  /** Share of units sold and reserved, in percent. The lowest floor is never taken. */
  sold?: number;
  reserved?: number;
};

/** Units of a tower: floors times lines, dearer with height. */
export function stack({ seed, from, to, lines, rise = 0.006, sold = 14, reserved = 8 }: Stack): UnitRecord[] {
  const floors = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return floors.flatMap((floor) =>
    lines.map((line, turn) => {
      const number = `${floor}${line.line}`;
      const chance = hash(`${seed} ${number}`);
      return unit({
        number,
        apt_no: `${String(floor).padStart(2, '0')}-${line.line}`,
        floor: String(floor),
        bedrooms: line.bedrooms,
        baths: line.baths,
        area: line.area,
        price: line.price && rounded(line.price * (1 + rise) ** (floor - from)),
        demand: line.demand ?? chance % 7 === 0,
        status: floor === from ? 'Available' : status(chance % 100, sold, reserved),
        turn: turn + floor,
        plan: floorPlan(line.bedrooms),
      });
    }),
  );
}

/** A run of like houses. */
export type Row = {
  count: number;
  bedrooms: number;
  baths: number;
  area: number;
  price: number | null;
  /** What each further plot adds to the price, in AED. */
  step?: number;
};

type Plots = {
  seed: string;
  /** Letter before the plot number, as in V07. */
  prefix: string;
  rows: Row[];
  floor?: string | null;
  /** Houses are drawn plot by plot: a plan is shown only for types that have one. */
  plans?: boolean;
  sold?: number;
  reserved?: number;
};

/** Villas or townhouses, numbered through; the first of each row is always available. */
export function plots({
  seed,
  prefix,
  rows,
  floor = 'G+1',
  plans = false,
  sold = 20,
  reserved = 12,
}: Plots): UnitRecord[] {
  const houses = rows.flatMap((row) => Array.from({ length: row.count }, (_, index) => ({ row, index })));
  return houses.map(({ row, index }, position) => {
    const number = `${prefix}${String(position + 1).padStart(2, '0')}`;
    const chance = hash(`${seed} ${number}`);
    return unit({
      number,
      apt_no: String(position + 1),
      floor,
      bedrooms: row.bedrooms,
      baths: row.baths,
      area: row.area + (index % 3) * Math.round(row.area / 100),
      price: row.price && rounded(row.price + index * (row.step ?? row.price / 100)),
      demand: chance % 5 === 0,
      status: index === 0 ? 'Available' : status(chance % 100, sold, reserved),
      turn: position,
      plan: plans ? floorPlan(row.bedrooms) : null,
    });
  });
}

/** Changes single units, by apartment_id; a number that does not exist is a mistake in the data. */
export function amended(units: UnitRecord[], changes: Record<string, Partial<UnitRecord>>): UnitRecord[] {
  const unknown = Object.keys(changes).filter((id) => !units.some((item) => item.apartment_id === id));
  if (unknown.length > 0) throw new Error(`No such unit: ${unknown.join(', ')}`);
  return units.map((item) => ({ ...item, ...changes[item.apartment_id] }));
}

type Facts = {
  number: string;
  apt_no: string;
  floor: string | null;
  bedrooms: number | null;
  baths: number | null;
  area: number;
  price: number | null;
  demand: boolean;
  status: string;
  turn: number;
  plan: string | null;
};

function unit(facts: Facts): UnitRecord {
  return {
    key: facts.number,
    apartment_id: facts.number,
    apt_no: facts.apt_no,
    apartment_type_id: facts.bedrooms,
    no_of_baths: facts.baths,
    area: facts.area,
    floor: facts.floor,
    price: facts.price,
    unit_image: unitPicture(facts.bedrooms, facts.turn),
    floor_plan_image: facts.plan,
    is_demand: facts.demand,
    unit_count: 1,
    status: facts.status,
  };
}

function status(chance: number, sold: number, reserved: number): string {
  if (chance < sold) return 'Sold';
  return chance < sold + reserved ? 'Reserved' : 'Available';
}

/** To the step in which prices are quoted. */
function rounded(price: number): number {
  const step = price < 200_000 ? 500 : price < 1_000_000 ? 1_000 : 5_000;
  return Math.round(price / step) * step;
}

/** FNV-1a, 32 bits: spreads short texts evenly and is the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
