/** @jest-environment jsdom */

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { present } from '@/testing/stub';
import { StaticPart } from './static-part';

afterEach(cleanup);

const content = jest.fn(() => <button type="button">Press</button>);
const part = (id: string, onClick = () => {}) => (
  <StaticPart as="header" id={id} content={content} onClick={onClick} />
);

beforeEach(() => content.mockClear());

/** The page as the server sent it. */
function serve(id: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = `<header data-static="" id="${id}"><button type="button">Press</button></header>`;
  document.body.append(page);
  return page;
}

it('keeps served markup without rendering its content, and handles clicks inside', async () => {
  const page = serve('kept');
  const button = present(page.querySelector('button'));
  const press = jest.fn();
  const root = await act(async () => hydrateRoot(page, part('kept', press)));
  expect(page.querySelector('button')).toBe(button);
  expect(content).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  // Attributes set by scripts survive another render.
  button.setAttribute('aria-current', 'page');
  await act(async () => root.render(part('kept')));
  expect(button).toHaveAttribute('aria-current', 'page');
  await act(async () => root.unmount());
  page.remove();
});

it('shows served markup again when it is mounted again', async () => {
  const page = serve('returning');
  const root = await act(async () => hydrateRoot(page, part('returning')));
  await act(async () => root.unmount());
  page.remove();
  render(part('returning'));
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  expect(content).not.toHaveBeenCalled();
});

it('renders its content without served markup', () => {
  render(part('fresh'));
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  expect(content).toHaveBeenCalled();
});
