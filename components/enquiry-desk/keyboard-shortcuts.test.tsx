/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { KeyboardShortcuts } from './keyboard-shortcuts';

beforeEach(() => {
  localStorage.clear();
  render(
    <>
      <input id="search" aria-label="Search" />
      <a href="/1" data-enquiry="">
        First
      </a>
      <a href="/2" data-enquiry="">
        Second
      </a>
      <KeyboardShortcuts />
    </>,
  );
});
afterEach(cleanup);

const press = (key: string, on: Element = document.activeElement ?? document.body, more = {}) =>
  fireEvent.keyDown(on, { key, ...more });

it('moves through the enquiries and stays at the ends', () => {
  press('j');
  expect(screen.getByText('First')).toHaveFocus();
  press('j');
  press('j');
  expect(screen.getByText('Second')).toHaveFocus();
  press('k');
  press('k');
  expect(screen.getByText('First')).toHaveFocus();
});

it('moves on from a checkbox', () => {
  const box = document.body.appendChild(document.createElement('input'));
  box.type = 'checkbox';
  box.dataset.enquiry = '';
  for (let time = 0; time < 3; time += 1) press('j');
  expect(box).toHaveFocus();
  press('k', box);
  expect(screen.getByText('Second')).toHaveFocus();
  box.remove();
});

it('ignores typed text and browser shortcuts', () => {
  press('/');
  const search = screen.getByLabelText('Search');
  expect(search).toHaveFocus();
  press('j', search);
  expect(search).toHaveFocus();
  press('j', document.body, { ctrlKey: true });
  expect(search).toHaveFocus();
});

it('can be switched off, which is remembered', () => {
  press('?');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Keyboard shortcuts');
  press('j', document.body);
  expect(screen.getByText('First')).not.toHaveFocus();
  fireEvent.click(screen.getByLabelText('Use single-key shortcuts'));
  cleanup();
  render(
    <>
      <a href="/1" data-enquiry="">
        First
      </a>
      <KeyboardShortcuts />
    </>,
  );
  press('j');
  expect(screen.getByText('First')).not.toHaveFocus();
});
