import { z } from 'zod';
import { keysOf } from '@/lib/typed-keys';
import { parseDayOrTime, parseHandoverDate, parsePastDay } from '../parse/date';
import { parseEmail } from '../parse/email';
import { isRecord, type Parser } from '../parse/fields';
import {
  parseAmount,
  parseArea,
  parseBathrooms,
  parseBedrooms,
  parseBoolean,
  parseCount,
  parseGuarantee,
  parsePercent,
  parsePrice,
  parseRooms,
  parseServiceCharge,
  parseShare,
} from '../parse/number';
import { parseRelation, parseSalesStatus } from '../parse/relation';
import { parseParagraph, parseText, parseTexts } from '../parse/text';
import { parseWebUrl } from '../parse/web-url';

/** Type and parser of a field's values. */
export type Kind<Value> = {
  schema: z.ZodType<Value>;
  /** `image` is parsed by a parser that knows the base URL. */
  parse: Parser<Value> | 'image';
  /** Stored as 1 or 0. */
  isFlag?: true;
  /** Stored as JSON. */
  isList?: true;
  isNumber?: boolean;
  /** Final correction before storing. */
  store?: (value: Value) => Value;
};

const number = z.number().nullable();
const whole = z.number().int().nullable();
const text = z.string().nullable();

const kind = <Value>(schema: z.ZodType<Value>, parse: Kind<Value>['parse']): Kind<Value> => ({
  schema,
  parse,
  isNumber: schema.safeParse(1).success,
});

/** One line of text. */
export const textKind = kind<string | null>(text, parseText);
/** Plain text of several sentences. */
export const paragraphKind = kind<string | null>(text, parseParagraph);
export const textsKind: Kind<string[]> = { ...kind<string[]>(z.array(z.string()), parseTexts), isList: true };
/** The name of a relation such as the author; a bare number is meaningless without the source's own table. */
export const nameKind = kind<string | null>(
  text,
  (value, complain) => parseRelation(value, complain)?.name ?? null,
);
export const salesStatusKind = kind<string | null>(
  text,
  (value, complain) => parseSalesStatus(value, complain)?.name ?? null,
);
/** An email address, in lower case. */
export const emailKind: Kind<string | null> = {
  ...kind<string | null>(text, parseEmail),
  store: (value) => value?.trim().toLowerCase() || null,
};
export const imageKind = kind<string | null>(text, 'image');
export const webUrlKind = kind<string | null>(text, parseWebUrl);
/** ISO date, or a quarter such as `2027-Q4`; null for "Ready". */
export const handoverKind = kind<string | null>(text, parseHandoverDate);
/** ISO date or quarter that has begun. */
export const pastDayKind = kind<string | null>(text, parsePastDay);
/** ISO date or time, with the source's precision. */
export const dayOrTimeKind = kind<string | null>(text, parseDayOrTime);
/** Whole AED; 0 or less means unknown. */
export const priceKind: Kind<number | null> = {
  ...kind<number | null>(number, parsePrice),
  store: (value) => (value !== null && value > 0 ? Math.round(value) : null),
};
/** AED of any amount. */
export const amountKind = kind<number | null>(number, parseAmount);
/** Percent, or AED of any amount. */
export const guaranteeKind = kind<number | null>(number, parseGuarantee);
/** Square feet. */
export const areaKind = kind<number | null>(number, parseArea);
/** 0 to 100. */
export const percentKind = kind<number | null>(number, parsePercent);
/** 0, or 1 to 100 of a price. */
export const shareKind = kind<number | null>(number, parseShare);
/** AED per square foot and year. */
export const serviceChargeKind = kind<number | null>(number, parseServiceCharge);
export const countKind = kind<number | null>(whole, parseCount);
/** May have halves. */
export const roomsKind = kind<number | null>(number, parseRooms);
/** 0 is a studio. */
export const bedroomsKind = kind<number | null>(whole, parseBedrooms);
/** May have halves; never 0. */
export const bathroomsKind = kind<number | null>(number, parseBathrooms);
export const flagKind: Kind<boolean> = { ...kind<boolean>(z.boolean(), parseBoolean), isFlag: true };

/**
 * A choice whose values are recognised by words: `Full Sea View` is `sea` when `sea` has the word "sea". The first
 * match in the text wins.
 */
export function choiceKind<Value extends string>(
  words: Record<Value, readonly string[]>,
): Kind<Value | null> {
  const values = keysOf(words);
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
