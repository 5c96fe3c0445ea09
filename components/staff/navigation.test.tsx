/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '@/testing/stub';
import { NavigationProgress, useNavigation } from './navigation';

let respond = () => {};
const responded = new Promise<void>((resolve) => {
  respond = resolve;
});

function Screen() {
  const navigate = useNavigation();
  return (
    <button type="button" onClick={() => navigate(() => responded)}>
      Articles
    </button>
  );
}

it('shows that a screen loads until the server has responded', async () => {
  render(
    <NavigationProgress>
      <Screen />
    </NavigationProgress>,
  );
  expect(screen.queryByText('Loading…')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Articles' }));
  expect(screen.getByText('Loading…')).toBeVisible();
  await act(async () => respond());
  expect(screen.queryByText('Loading…')).toBeNull();
});

it.each([
  ['get', true],
  ['post', false],
])('shows that a filter’s form loads the screen, not others: %s', (method, isShown) => {
  render(
    <NavigationProgress>
      <form method={method}>
        <button type="submit">Show</button>
      </form>
    </NavigationProgress>,
  );
  const form = present(document.querySelector('form'));
  fireEvent.submit(form);
  expect(screen.queryByText('Loading…') !== null).toBe(isShown);
  fireEvent(window, new Event('pageshow'));
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('shows a filter’s form as its list was filtered when Back shows the document as it was left', () => {
  render(
    <NavigationProgress>
      <form>
        <input type="search" aria-label="Search" defaultValue="palm" />
      </form>
    </NavigationProgress>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'marina' } });
  fireEvent.submit(present(document.querySelector('form')));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(field).toHaveValue('palm');
});
