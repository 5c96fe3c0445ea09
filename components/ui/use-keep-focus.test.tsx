/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeepFocus } from './use-keep-focus';

function Chips() {
  const [chips, setChips] = useState(['one', 'two']);
  const [isOpen, setOpen] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(list);
  return (
    <>
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          outside
        </button>
      )}
      <div ref={list} tabIndex={-1} data-testid="list">
        {chips.map((chip) => (
          <button type="button" key={chip} onClick={() => setChips(chips.filter((other) => other !== chip))}>
            {chip}
          </button>
        ))}
      </div>
    </>
  );
}

test('moves the focus to the element of a removed button', async () => {
  render(<Chips />);
  await userEvent.click(screen.getByText('one'));
  expect(screen.getByTestId('list')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('two')).toHaveFocus();
});

test('ignores removals elsewhere', async () => {
  render(<Chips />);
  await userEvent.click(screen.getByText('outside'));
  expect(document.body).toHaveFocus();
});
