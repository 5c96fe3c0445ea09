import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A stored number in groups with its country code, as staff read it. Without a code it is one of the Emirates; a text that
 * is not a valid number stays as it is.
 */
export function deskPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'AE', extract: false });
  return number?.isValid() ? number.formatInternational() : phone;
}
