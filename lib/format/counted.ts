import { formatNumber } from './number';

/** A number with its noun: `1 enquiry`, `2 enquiries`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}
