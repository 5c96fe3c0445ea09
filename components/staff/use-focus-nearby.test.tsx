/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFocusNearby } from './use-focus-nearby';

function Desk({ isDone = false, isLeft = false }) {
  useFocusNearby();
  return (
    <main tabIndex={-1}>
      {isLeft ? (
        <p>Another screen</p>
      ) : (
        <ul>
          <li>{isDone ? <button type="button">Enable</button> : <input aria-label="Disable" />}</li>
          <li>
            <button type="button">Other</button>
          </li>
        </ul>
      )}
    </main>
  );
}

it('focuses what surrounds a control that is removed while it has the focus', async () => {
  const { rerender } = render(<Desk />);
  screen.getByLabelText('Disable').focus();
  rerender(<Desk isDone />);
  await waitFor(() => expect(screen.getByText('Enable').parentElement).toHaveFocus());
});

it('leaves the focus where it was moved meanwhile', async () => {
  const { rerender } = render(<Desk />);
  screen.getByLabelText('Disable').focus();
  screen.getByText('Other').focus();
  rerender(<Desk isDone />);
  await Promise.resolve();
  expect(screen.getByText('Other')).toHaveFocus();
});

it('leaves the focus of someone who has clicked elsewhere meanwhile', async () => {
  const { rerender } = render(<Desk />);
  await userEvent.click(screen.getByLabelText('Disable'));
  await userEvent.click(document.body);
  rerender(<Desk isDone />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

it('focuses what surrounds a control that was clicked twice', async () => {
  const { rerender } = render(<Desk />);
  await userEvent.dblClick(screen.getByLabelText('Disable'));
  rerender(<Desk isDone />);
  await waitFor(() => expect(screen.getByText('Enable').parentElement).toHaveFocus());
});

it('leaves the focus when another screen is shown', async () => {
  const { rerender } = render(<Desk />);
  screen.getByLabelText('Disable').focus();
  rerender(<Desk isLeft />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
