/** A number of the Emirates in groups, `+971 50 123 4567`; others stay as written. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+971(5\d|\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3');
}
