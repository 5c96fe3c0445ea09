/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationProgress, useNavigation } from './navigation';

let answer = () => {};
const answered = new Promise<void>((resolve) => {
  answer = resolve;
});

function Screen() {
  const navigate = useNavigation();
  return (
    <button type="button" onClick={() => navigate(() => answered)}>
      Articles
    </button>
  );
}

it('shows that a screen loads until the server has answered', async () => {
  render(
    <NavigationProgress>
      <Screen />
    </NavigationProgress>,
  );
  expect(screen.queryByText('Loading…')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Articles' }));
  expect(screen.getByText('Loading…')).toBeVisible();
  await act(async () => answer());
  expect(screen.queryByText('Loading…')).toBeNull();
});
