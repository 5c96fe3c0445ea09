import { maxLengths } from './options';
import { checkEnquiry, checkFormMessage, normalisePhone } from './rules';

const good = {
  name: 'Amira Khalil',
  email: 'amira@example.com',
  phone: '',
  subject: 'Two bedrooms',
  message: 'We are moving in spring.',
};

const errorsOf = (patch: Record<string, unknown>) => checkEnquiry({ ...good, ...patch }).errors ?? {};

describe('accepted input', () => {
  it('trims every field and lower-cases the email', () => {
    const check = checkEnquiry({
      name: '  Amira  Khalil ',
      email: ' Amira@Example.COM ',
      phone: ' +971 (50) 123-4567 ',
      subject: ' Two bedrooms ',
      message: '\r\nFirst line\r\nsecond line\n',
    });
    expect(check.values).toEqual({
      name: 'Amira Khalil',
      email: 'amira@example.com',
      phone: '+971501234567',
      subject: 'Two bedrooms',
      message: 'First line\nsecond line',
    });
  });

  it.each([
    ['name', 'Al'],
    ['name', 'علي'],
    ['email', 'x@y.z'],
    ['email', 'first.last+tag@sub.domain.ae'],
    ['subject', '12345'],
    ['message', '1234567890'],
    ['phone', ''],
    ['phone', '5'],
    ['phone', '+1234567890123456'],
  ])('%s: %s', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });

  it('drops invisible characters that were copied along with address and number, but not those of names', () => {
    const name = 'علی\u200cرضا';
    const copied = { ...good, name, email: '\u202aamira@example.com\u200b', phone: '\u200e\u202a5\u202c' };
    expect(checkEnquiry(copied).values).toMatchObject({ name, email: 'amira@example.com', phone: '5' });
    expect(errorsOf({ email: '\u200b' })).toHaveProperty('email');
    const pasted = { ...good, email: 'Amira O’Neil <Amira.O’Neil@example.com>' };
    expect(checkEnquiry(pasted).values?.email).toBe("amira.o'neil@example.com");
  });

  it.each([undefined, null, '', ' \t\u00a0'])('keeps a missing phone, such as %p, as null', (phone) => {
    expect(checkEnquiry({ ...good, phone }).values?.phone).toBeNull();
  });
});

describe('an enquiry by phone', () => {
  const byPhone = (phone: string, email = '') =>
    checkEnquiry({ ...good, phone, email }, { isByPhone: true }).errors ?? {};

  it.each(['04 123 4567', '+44 20 7946 0958', '80048888'])('can be called at %s', (phone) => {
    expect(byPhone(phone)).toEqual({});
  });

  it.each(['12', '+971', '1234567890123456'])('needs more than %s without an email', (phone) => {
    expect(byPhone(phone)).toEqual({ phone: 'Please enter a phone number that can be called.' });
    expect(byPhone(phone, good.email)).toEqual({});
  });
});

describe('rejected input and messages', () => {
  it.each([
    ['name', '', 'Name must be at least 2 characters long.'],
    ['name', ' A ', 'Name must be at least 2 characters long.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'amira', 'Please enter a valid email address.'],
    ['email', 'amira@example', 'Please enter a valid email address.'],
    ['email', '@example.com', 'Please enter a valid email address.'],
    ['email', 'a b@example.com', 'Please enter a valid email address.'],
    ['email', 'a@b@example.com', 'Please enter a valid email address.'],
    ['email', 'a@example.', 'Please enter a valid email address.'],
    ['phone', '+', 'Please enter a valid phone number.'],
    ['phone', '-', 'Please enter a valid phone number.'],
    ['phone', ' ( ) ', 'Please enter a valid phone number.'],
    ['phone', 'call me', 'Please enter a valid phone number.'],
    ['phone', '0123', 'Please enter a valid phone number.'],
    ['phone', '00971 50 123 4567', 'Please enter a valid phone number. Start with + instead of 00.'],
    ['phone', '+0501234567', 'Please enter a valid phone number.'],
    ['phone', '12345678901234567', 'Please enter a valid phone number.'],
    ['phone', '+97150.123', 'Please enter a valid phone number.'],
    ['subject', 'Hey', 'Subject must be at least 5 characters long.'],
    ['message', 'Too short', 'Message must be at least 10 characters long.'],
    ['name', 'x'.repeat(maxLengths.name + 1), 'Name must be at most 100 characters long.'],
    ['email', `${'x'.repeat(maxLengths.email)}@y.z`, 'Email must be at most 254 characters long.'],
    ['phone', '1'.repeat(maxLengths.phone + 1), 'Phone number must be at most 40 characters long.'],
    ['subject', 'x'.repeat(maxLengths.subject + 1), 'Subject must be at most 200 characters long.'],
    ['message', 'x'.repeat(maxLengths.message + 1), 'Message must be at most 5000 characters long.'],
  ])('%s: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('reports every invalid field at once, with the general message', () => {
    const check = checkEnquiry({});
    expect(Object.keys(check.errors ?? {})).toEqual(['name', 'email', 'subject', 'message']);
    expect(check.errors && check.message).toBe(checkFormMessage);
  });

  it.each([null, [], {}, true, () => 'text', Number.NaN])('treats %p as empty', (value) => {
    expect(errorsOf({ name: value })).toHaveProperty('name');
  });
});

describe('phone numbers', () => {
  it.each([
    ['050 123 4567', '+971501234567'],
    ['055-123-4567', '+971551234567'],
    ['04 123 4567', '+97141234567'],
    ['(02) 123 4567', '+97121234567'],
    ['+971 (0)50 123 4567', '+971501234567'],
    ['971 04 123 4567', '+97141234567'],
    ['+44 20 7946 0000', '+442079460000'],
    ['971501234567', '971501234567'],
    ['0501234', '0501234'],
    ['\u202a+971 50 123 4567\u202c', '+971501234567'],
    ['050\u2011123\u20114567', '+971501234567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['00971501234567', '00971501234567'],
  ])('%s becomes %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });
});

it('drops control characters from the message and keeps its line breaks', () => {
  expect(checkEnquiry({ ...good, message: 'one\0two\u0007\nthree\tfour' }).values?.message).toBe(
    'onetwo\nthree\tfour',
  );
});
