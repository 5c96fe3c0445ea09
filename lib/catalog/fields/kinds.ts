import { z } from 'zod';
import { parseDateValue, parseDayOrTime } from '../parse/date';
import { isRecord, type Parser } from '../parse/fields';
import {
  parseAmount,
  parseArea,
  parseAverage,
  parseBedrooms,
  parseBoolean,
  parseCount,
  parsePercent,
  parsePrice,
  parseRooms,
  parseServiceCharge,
} from '../parse/number';
import { parseRelation } from '../parse/relation';
import { parseText } from '../parse/text';
import { parseWebAddress } from '../parse/web-address';

/** What the values of a field are and how one is read from a feed or a backend. */
export type Kind<Value> = {
  schema: z.ZodType<Value>;
  /** `image` is read by a parser that knows where relative addresses belong. */
  parse: Parser<Value> | 'image';
  /** Stored as 1 or 0. */
  isFlag?: true;
  /** Last correction before the value is stored. */
  store?: (value: Value) => Value;
};

const number = z.number().nullable();
const whole = z.number().int().nullable();
const text = z.string().nullable();

const kind = <Value>(schema: z.ZodType<Value>, parse: Kind<Value>['parse']): Kind<Value> => ({
  schema,
  parse,
});

/** One line of text. */
export const textKind = kind<string | null>(text, parseText);
/** The name in a relation, for example of a status; a bare number means nothing without the source's own table. */
export const nameKind = kind<string | null>(
  text,
  (value, complain) => parseRelation(value, complain)?.name ?? null,
);
export const imageKind = kind<string | null>(text, 'image');
export const webAddressKind = kind<string | null>(text, parseWebAddress);
/** ISO date. */
export const dayKind = kind<string | null>(text, parseDateValue);
/** ISO date or time, as precise as the source. */
export const dayOrTimeKind = kind<string | null>(text, parseDayOrTime);
/** Whole AED; 0 and less mean that the price is not known. */
export const priceKind: Kind<number | null> = {
  ...kind<number | null>(number, parsePrice),
  store: (value) => (value !== null && value > 0 ? Math.round(value) : null),
};
/** AED of any size. */
export const amountKind = kind<number | null>(number, parseAmount);
/** Square feet. */
export const areaKind = kind<number | null>(number, parseArea);
/** 0 to 100. */
export const percentKind = kind<number | null>(number, parsePercent);
export const averageKind = kind<number | null>(number, parseAverage);
/** AED per square foot and year. */
export const serviceChargeKind = kind<number | null>(number, parseServiceCharge);
export const countKind = kind<number | null>(whole, parseCount);
/** May hold halves. */
export const roomsKind = kind<number | null>(number, parseRooms);
/** 0 is a studio. */
export const bedroomsKind = kind<number | null>(whole, parseBedrooms);
export const flagKind: Kind<boolean> = { ...kind<boolean>(z.boolean(), parseBoolean), isFlag: true };

/**
 * One of a few values, each known by words of its own: `Full Sea View` is `sea` when `sea` has the word "sea". Of
 * several the one that is named first counts.
 */
export function choiceKind<Value extends string>(
  words: Record<Value, readonly string[]>,
): Kind<Value | null> {
  const values = Object.keys(words) as Value[];
  return {
    schema: z.enum(values).nullable(),
    parse: (given, complain) => {
      const named = isRecord(given) || Array.isArray(given) ? parseRelation(given, complain)?.name : given;
      const said =
        parseText(named, complain)
          ?.toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      const found = said.flatMap((word) => values.filter((value) => words[value].includes(word)));
      if (said.length > 0 && found.length === 0) complain(`is none of ${values.join(', ')}`);
      return found[0] ?? null;
    },
  };
}
