/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ViewCounter } from './view-counter';

const beacon = jest.fn(() => true);

beforeEach(() => {
  sessionStorage.clear();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

it('counts an article once per visit', () => {
  render(<ViewCounter slug="a b" />).unmount();
  render(<ViewCounter slug="a b" />);
  expect(beacon.mock.calls).toEqual([['/api/v1/blogs/a%20b/view/']]);
});

it('counts other articles separately', () => {
  const { rerender } = render(<ViewCounter slug="one" />);
  rerender(<ViewCounter slug="two" />);
  expect(beacon).toHaveBeenCalledTimes(2);
});

it('counts without available storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  render(<ViewCounter slug="one" />);
  expect(beacon).toHaveBeenCalledTimes(1);
  refuse.mockRestore();
});
