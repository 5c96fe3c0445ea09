/** @jest-environment jsdom */

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '@/testing/property-list';

jest.mock('./filter-drawer', () => {
  throw new Error('The code did not arrive.');
});

it('leads to the filters on the page at every press when the code of the drawer did not arrive', async () => {
  await act(async () => void open());
  const button = () => screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(button());
  await waitFor(() => expect(window.location.hash).toBe('#filters'));
  const scroll = jest.fn();
  screen.getByRole('complementary', { name: 'Filters' }).scrollIntoView = scroll;
  await userEvent.click(button());
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
  window.history.replaceState(null, '', '/properties');
  await userEvent.click(button());
  await waitFor(() => expect(window.location.hash).toBe('#filters'));
});
