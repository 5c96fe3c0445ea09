import { choiceKind } from './kinds';

const { parse } = choiceKind({ north: ['north', 'northern'], south: ['south'] });

function read(value: unknown): [unknown, string[]] {
  if (parse === 'image') throw new Error('images are parsed elsewhere');
  const complaints: string[] = [];
  return [parse(value, (reason) => complaints.push(reason)), complaints];
}

describe('a choice field', () => {
  it.each([
    ['north', 'north'],
    ['Full Northern view', 'north'],
    ['south-north', 'south'],
    [{ id: 3, name: 'South' }, 'south'],
    [['North', 'South'], 'north'],
    ['', null],
    [null, null],
  ])('reads %j as %j', (value, expected) => {
    expect(read(value)).toEqual([expected, []]);
  });

  it.each(['northeast', 'up'])('rejects %j', (value) => {
    expect(read(value)).toEqual([null, ['is none of north, south']]);
  });
});
