import { isAbsent, isRecord } from './fields';
import { maxFigure } from './limits';
import type { ReportProblem } from './problem';

export type Coordinates = { latitude: number; longitude: number };

/** Bounding box of the Emirates; no pair inside it stays inside when swapped. */
const latitudes = { min: 22, max: 27 };
const longitudes = { min: 51, max: 57 };

/**
 * Coordinates as `{latitude, longitude}`, `{lat, lng}`, `[a, b]`, GeoJSON or `"a,b"`. Feeds disagree on the order of a
 * pair, so the order that lies in the Emirates wins. Null when missing; null with a report when unreadable or 0,0.
 */
export function parseCoordinates(value: unknown, complain: ReportProblem): Coordinates | null {
  if (isAbsent(value)) return null;
  const pair = toPair(value);
  if (pair === null) {
    complain('is not a pair of coordinates');
    return null;
  }
  const [first, second] = pair;
  if (first === null && second === null) return null;
  if (first === null || second === null || !Number.isFinite(first) || !Number.isFinite(second)) {
    complain('is not a pair of coordinates');
    return null;
  }
  if (first === 0 || second === 0) {
    complain(first === second ? 'is 0,0' : 'has a 0, which stands for unknown');
    return null;
  }
  const swapped = isInEmirates(second, first);
  const [latitude, longitude] = swapped ? [second, first] : [first, second];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    complain('is outside the range of coordinates');
    return null;
  }
  return { latitude, longitude };
}

/** Whether a place is in the Emirates, or within some 100 km of them. */
export function isInEmirates(latitude: number, longitude: number): boolean {
  return (
    latitude >= latitudes.min &&
    latitude <= latitudes.max &&
    longitude >= longitudes.min &&
    longitude <= longitudes.max
  );
}

type Pair = [number | null, number | null];

function toPair(value: unknown): Pair | null {
  if (typeof value === 'string') {
    if (value.length > maxFigure) return null;
    const bare = value.trim().replace(/^[[(]|[\])]$/g, '');
    const numbers = bare.split(/[,;\s]+/).filter(Boolean);
    const isPair = numbers.length === 2 && numbers.every((text) => /^-?\d+(?:\.\d+)?$/.test(text));
    return isPair ? [Number(numbers[0]), Number(numbers[1])] : null;
  }
  if (Array.isArray(value)) return value.length >= 2 ? [toNumber(value[0]), toNumber(value[1])] : null;
  if (!isRecord(value)) return null;
  if (Array.isArray(value.coordinates)) return toPair([value.coordinates[1], value.coordinates[0]]);
  return [
    toNumber(value.latitude ?? value.lat),
    toNumber(value.longitude ?? value.lng ?? value.lon ?? value.long),
  ];
}

function toNumber(value: unknown): number | null {
  if (isAbsent(value)) return null;
  const isShortText = typeof value === 'string' && value.length <= maxFigure;
  const decimal = isShortText ? value.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') : value;
  return isShortText || typeof value === 'number' ? Number(decimal) : Number.NaN;
}
