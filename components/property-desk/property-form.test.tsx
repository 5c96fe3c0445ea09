/** @jest-environment jsdom */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from '@/components/staff/unsaved-input';
import { queryClient } from '@/lib/http/browser/query-client';
import type { DeskProperty } from '@/lib/property-desk/desk';
import { stub } from '@/testing/stub';
import { PropertyForm } from './property-form';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const sent: unknown[] = [];
let stored: Record<string, string> = {};
let refusal: { status: number; body: unknown } | null = null;
beforeAll(() => {
  // What jsdom lacks of the layout that the editor measures.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
beforeEach(() => {
  sent.length = 0;
  stored = {};
  refusal = null;
  AbortSignal.timeout ??= () => new AbortController().signal;
  global.ResizeObserver = stub<typeof ResizeObserver>(
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  global.fetch = stub<typeof fetch>(async (_path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    sent.push(body);
    const { status, body: content } = refusal ?? {
      status: 200,
      body: { property: form({ ...body, ...stored }) },
    };
    return stub<Response>({ ok: status < 400, status, json: async () => content });
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

const feedHtml =
  '<h1 style="color: red">Villa</h1>\r\n<div><span style="font-weight: bold">Quiet</span> and <b>bright</b>.</div><ul>\r\n\t<li>Pool</li></ul>';

const form = (values: Record<string, string> = {}) =>
  stub<DeskProperty>({
    id: 7,
    values: { title: 'Villa', low_price: '1250000', min_area: '1480.355', description: feedHtml, ...values },
    edits: [],
  });

const propertyForm = (property = form()) => (
  <PropertyForm
    property={property}
    groups={[
      {
        title: 'All',
        fields: [
          { name: 'title', label: 'Title', control: 'text' },
          { name: 'low_price', label: 'Starting price', measure: 'AED', control: 'number' },
          { name: 'min_area', label: 'Smallest area', measure: 'sq ft', control: 'number' },
          { name: 'description', label: 'Description', control: 'long' },
        ],
      },
    ]}
    choices={{}}
    agents={[]}
  />
);

const editor = () => screen.findByRole('textbox', { name: 'Description' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save property' }));
  await waitFor(() => expect(queryClient().isMutating()).toBe(0));
};
const changeTitle = () =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Villa Nova' } });

describe('a description', () => {
  it('is shown as on its page, and stays as it is when another field changes', async () => {
    render(propertyForm());
    await press('Bold');
    expect((await editor()).innerHTML).toBe(
      '<h2>Villa</h2><p>Quiet and <strong>bright</strong>.</p><ul><li><p>Pool</p></li></ul>',
    );
    expect(screen.queryByRole('button', { name: 'Line' })).toBeNull();
    expect(hasUnsavedInput()).toBe(false);
    changeTitle();
    await save();
    expect(sent).toEqual([{ title: 'Villa Nova', was: { title: 'Villa' } }]);
  });

  it('is stored as edited, and not at all when the edit is undone', async () => {
    render(propertyForm());
    await press('Small heading');
    expect(hasUnsavedInput()).toBe(true);
    await press('Undo');
    expect(hasUnsavedInput()).toBe(false);
    await save();
    expect(sent).toEqual([]);
    await press('Small heading');
    await save();
    expect(sent).toEqual([
      {
        description: expect.stringContaining('<h3>Villa</h3><p>Quiet and <strong>bright</strong>.</p>'),
        was: { description: feedHtml.replaceAll('\r', '') },
      },
    ]);
  });

  it('can be edited as HTML and visually in turn', async () => {
    render(propertyForm());
    await press('Edit as HTML');
    fireEvent.change(await editor(), { target: { value: '<p>By the sea.</p>' } });
    await press('Edit visually');
    expect((await editor()).innerHTML).toBe('<p>By the sea.</p>');
  });

  it('is edited as HTML when the editor would lose markup', async () => {
    const table = '<table><tbody><tr><td>Pool</td></tr></tbody></table>';
    render(propertyForm(form({ description: table })));
    await screen.findByText(/edited as HTML, so that nothing is lost/);
    expect(await editor()).toHaveValue(table);
  });

  it('follows the stored text, and names its error', async () => {
    const { rerender } = render(propertyForm());
    await press('Bold');
    rerender(propertyForm(form({ description: '<p>By the sea.</p>' })));
    await waitFor(async () => expect((await editor()).innerHTML).toBe('<p>By the sea.</p>'));
    expect(hasUnsavedInput()).toBe(false);
    refusal = { status: 422, body: { message: 'No.', errors: { description: 'This is too long.' } } };
    await press('Small heading');
    await save();
    expect(await editor()).toHaveAccessibleDescription('This is too long.');
    expect(await editor()).toHaveFocus();
    expect(sent).toEqual([
      { description: '<h3>By the sea.</h3>', was: { description: '<p>By the sea.</p>' } },
    ]);
  });
});

describe('an amount', () => {
  const price = () => screen.getByLabelText('Starting price AED');
  const typePrice = async (text: string) => {
    await userEvent.clear(price());
    await userEvent.type(price(), text);
  };

  it('is shown with separators and all its decimals, and is no edit by itself', async () => {
    render(propertyForm());
    expect(price()).toHaveValue('1,250,000');
    expect(screen.getByLabelText('Smallest area sq ft')).toHaveValue('1,480.355');
    await userEvent.click(price());
    await userEvent.tab();
    expect(hasUnsavedInput()).toBe(false);
    changeTitle();
    await save();
    expect(sent).toEqual([{ title: 'Villa Nova', was: { title: 'Villa' } }]);
  });

  it('is tidied when its field is left, not while it is typed, and shown as it was stored', async () => {
    render(propertyForm());
    await typePrice('AED 1.45M');
    expect(price()).toHaveValue('AED 1.45M');
    await userEvent.tab();
    expect(price()).toHaveValue('1,450,000');
    stored = { low_price: '1450000' };
    await save();
    expect(sent).toEqual([{ low_price: '1,450,000', was: { low_price: '1,250,000' } }]);
    expect(price()).toHaveValue('1,450,000');
    expect(hasUnsavedInput()).toBe(false);
  });

  it('that cannot be read stays as typed beside its error', async () => {
    const message = 'This is not an amount that can be read.';
    refusal = { status: 422, body: { message: 'No.', errors: { low_price: message } } };
    render(propertyForm());
    await typePrice('about 2');
    await userEvent.tab();
    await save();
    expect(price()).toHaveValue('about 2');
    expect(price()).toHaveAccessibleDescription(message);
    await userEvent.tab();
    expect(price()).toHaveAccessibleDescription(message);
  });
});
