/** @jest-environment jsdom */

import { act, fireEvent, waitFor } from '@testing-library/react';
import { type ReactElement, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { present } from '@/testing/stub';
import { useEarlyInput } from './use-early-input';

type Values = { text: string; order: string; kind: string; ready: boolean };

/** Like the property list: each change builds on the last rendered state. */
function Filters({ start, onChange }: { start: Values; onChange: (values: Values) => void }) {
  const [values, setValues] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(() => form.current?.elements);
  const change = (patch: Partial<Values>) => {
    const next = { ...values, ...patch };
    setValues(next);
    onChange(next);
  };
  return (
    <form ref={form}>
      <input id="text" value={values.text} onChange={({ target }) => change({ text: target.value })} />
      <select id="order" value={values.order} onChange={({ target }) => change({ order: target.value })}>
        <option value="newest">Newest</option>
        <option value="price">Price</option>
      </select>
      {['villa', 'flat'].map((kind) => (
        <input
          key={kind}
          id={kind}
          type="radio"
          name="kind"
          checked={values.kind === kind}
          onChange={() => change({ kind })}
        />
      ))}
      <input
        id="ready"
        type="checkbox"
        checked={values.ready}
        onChange={({ target }) => change({ ready: target.checked })}
      />
    </form>
  );
}

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
});

/** Renders as the server does, lets the visitor act, then hydrates. */
async function hydrate(element: ReactElement, visitor: () => void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  visitor();
  await act(async () => {
    root = hydrateRoot(container, element);
  });
}

const field = <T extends HTMLElement = HTMLInputElement>(id: string) =>
  present(document.querySelector<T>(`#${id}`));
const start: Values = { text: 'sea', order: 'price', kind: 'villa', ready: false };

it('reports every change before hydration', async () => {
  const onChange = jest.fn();
  await hydrate(<Filters start={start} onChange={onChange} />, () => {
    field('text').value = 'sea view';
    field<HTMLSelectElement>('order').value = 'newest';
    field('flat').checked = true;
    field('ready').checked = true;
  });
  const wanted = { text: 'sea view', order: 'newest', kind: 'flat', ready: true };
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(wanted));
  expect(field('text').value).toBe('sea view');
  expect(field<HTMLSelectElement>('order').value).toBe('newest');
  expect(field('flat').checked).toBe(true);
  expect(field('ready').checked).toBe(true);
});

it('keeps what is typed until the report', async () => {
  const onChange = jest.fn();
  await hydrate(<Filters start={start} onChange={onChange} />, () => {
    field('text').value = 'sea v';
  });
  fireEvent.input(field('text'), { target: { value: 'sea view' } });
  // Timers run in order, so the report has run.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(onChange).toHaveBeenLastCalledWith({ ...start, text: 'sea view' });
  expect(field('text').value).toBe('sea view');
});

it('reports a cleared field', async () => {
  const onChange = jest.fn();
  await hydrate(<Filters start={start} onChange={onChange} />, () => {
    field('text').value = '';
  });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ ...start, text: '' }));
});

it('reports nothing for unchanged fields', async () => {
  const onChange = jest.fn();
  await hydrate(<Filters start={start} onChange={onChange} />, () => {});
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(onChange).not.toHaveBeenCalled();
});
