/** @jest-environment jsdom */
import { fireEvent, render, waitFor } from '@testing-library/react';
import { UrlWatcher } from './url-watcher';

const mockQuery = new URLSearchParams();
jest.mock('next/navigation', () => ({ useSearchParams: () => mockQuery }));

it('reports back and forward that do not change the rendered query, after other listeners', async () => {
  const onChange = jest.fn();
  render(<UrlWatcher onChange={onChange} />);
  onChange.mockClear();
  fireEvent.popState(window);
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});
