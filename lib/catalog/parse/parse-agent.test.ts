import { parseAgent } from './parse-agent';

const parse = (row: Record<string, unknown>) => {
  const complaints: string[] = [];
  return [parseAgent(row, (path, reason) => complaints.push(`${path} ${reason}`)), complaints];
};

it('reads an agent as an object or as fields of the row', () => {
  const agent = {
    email: 'layla@agency.example',
    name: 'Layla Haddad',
    photo: 'https://images.example.com/l.jpg',
    languages: ['Arabic', 'French'],
    phone: '+971 50 000 0000',
    brn: '12345',
  };
  const nested = { ...agent, email: 'Layla@Agency.example', brn: undefined, license_no: 12345 };
  expect(parse({ agent: nested })).toEqual([agent, []]);
  const flat = Object.entries(agent).map(([name, value]) => [`agent_${name}`, value]);
  expect(parse({ ...Object.fromEntries(flat), agent_languages: 'Arabic, French' })).toEqual([agent, []]);
});

it('leaves out unusable values, and agents without address or name', () => {
  const [agent, complaints] = parse({ agent: { name: 'L', email: 'l@a.example', phone: 'call me' } });
  expect(agent).toMatchObject({ name: 'L', phone: null, photo: null, languages: [], brn: null });
  expect(complaints).toEqual(['agent.phone is not an international phone number']);
  expect(parse({ agent_email: 'l@a.example' })[0]).toBeNull();
  expect(parse({ agent: { name: 'L' } })).toEqual([null, []]);
  expect(parse({ agent: { name: 'L', email: 'call L' } })).toEqual([
    null,
    ['agent.email is not an email address'],
  ]);
});

it.each([
  ['971500000000', '+971500000000'],
  ['00971 50 000 0000', '+971 50 000 0000'],
  ['050 000 0000', '+971 50 000 0000'],
  ['0500000000', '+971 500000000'],
  ['+44 20 0000 0000', '+44 20 0000 0000'],
  ['97', null],
  ['0800', null],
])('reads the phone number %s', (phone, read) => {
  const [agent] = parse({ agent: { name: 'L', email: 'l@a.example', phone } });
  expect(agent).toMatchObject({ phone: read });
});
