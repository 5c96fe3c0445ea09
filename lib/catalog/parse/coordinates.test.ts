import { parseCoordinates } from './coordinates';

const complain = jest.fn();
beforeEach(() => complain.mockClear());
const marina = { latitude: 25.08, longitude: 55.14 };

test.each([
  [{ latitude: 25.08, longitude: 55.14 }],
  [{ latitude: '25.08', longitude: '55.14' }],
  [{ latitude: '25,08', longitude: '55,14' }],
  [{ lat: 25.08, lng: 55.14 }],
  [{ latitude: 55.14, longitude: 25.08 }],
  [[25.08, 55.14]],
  [[55.14, 25.08]],
  ['25.08,55.14'],
  ['55.14, 25.08'],
  ['(25.08; 55.14)'],
  [{ type: 'Point', coordinates: [55.14, 25.08] }],
])('parseCoordinates(%j) is in the Marina', (value) => {
  expect(parseCoordinates(value, complain)).toEqual(marina);
  expect(complain).not.toHaveBeenCalled();
});

test('keeps the order of a pair outside the Emirates', () => {
  expect(parseCoordinates([51.5, -0.12], complain)).toEqual({ latitude: 51.5, longitude: -0.12 });
});

test.each([[null], [''], [{ latitude: null, longitude: null }]])('parseCoordinates(%j) is null', (value) => {
  expect(parseCoordinates(value, complain)).toBeNull();
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  [{ latitude: 0, longitude: 0 }],
  ['0,0'],
  [{ latitude: 0, longitude: 55.14 }],
  ['Dubai Marina'],
  [[25.08]],
  [{ latitude: 25 }],
  [[200, 300]],
  [7],
])('parseCoordinates(%j) reports a problem', (value) => {
  expect(parseCoordinates(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});
