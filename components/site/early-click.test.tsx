/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyClick } from './early-click';

const press = jest.fn();
const page = (
  <>
    <button type="button" onClick={() => press('menu')}>
      Menu
    </button>
    <button type="button" onClick={() => press('heart')}>
      Heart
    </button>
    <button type="submit">Send</button>
    <EarlyClick />
  </>
);

/** A page whose inline script has run, but not its other scripts. @returns a function that hydrates it */
function serve() {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const [root, script] = [document.body.firstElementChild, document.querySelector('script')];
  if (!root || !script?.textContent) throw new Error('no script');
  new Function(script.textContent)();
  return () => act(async () => hydrateRoot(root, page));
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => press.mockClear());

it('repeats the last press of a button, once', async () => {
  const hydrate = serve();
  button('Heart').click();
  button('Menu').click();
  expect(press).not.toHaveBeenCalled();
  await hydrate();
  expect(press.mock.calls).toEqual([['menu']]);
  button('Heart').click();
  expect(press.mock.calls).toEqual([['menu'], ['heart']]);
});

it('repeats nothing after a later click elsewhere, or on a button that sends a form', async () => {
  for (const after of [() => document.body.click(), () => button('Send').click()]) {
    const hydrate = serve();
    button('Menu').click();
    after();
    await hydrate();
    expect(press).not.toHaveBeenCalled();
  }
});

it('does not repeat a press that React handles while the page hydrates', async () => {
  serve();
  const [root] = document.body.children;
  if (!root) throw new Error('no page');
  await act(async () => {
    startTransition(() => {
      hydrateRoot(root, page);
    });
    button('Menu').click();
  });
  expect(press.mock.calls).toEqual([['menu']]);
});
