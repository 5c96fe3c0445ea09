/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast } from '@/components/ui/toast';
import { callApi } from '@/lib/http/browser/client';
import { HttpError } from '@/lib/http/browser/http-error';
import { AliasActions } from './alias-actions';
import { AliasForm } from './alias-form';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: () => undefined }),
}));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  callApi: jest.fn(),
}));

const question = '38 properties will show Emaar Properties instead of Sobha.';
const sent = jest.mocked(callApi);
const bodies = () => sent.mock.calls.map(([, options]) => options?.body);
const alias = { kind: 'developer', alias: 'Sobha', name: 'Emaar Properties', city: null } as const;

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(async (_path, options) => {
    if (!JSON.stringify(options?.body).includes('"confirmed":true'))
      throw new HttpError(422, question, { confirmed: question });
    return { alias: { ...alias, id: 1 }, listings: 38 };
  });
});

const screens = {
  'a suggestion': {
    show: () => render(<AliasActions {...alias} like="Emaar Properties" />),
    button: 'Use “Emaar Properties” for “Sobha”',
  },
  'the form': {
    show: () =>
      render(<AliasForm id={null} alias={alias} choices={{ district: [], city: [], developer: [] }} />),
    button: 'Save name',
  },
};

describe.each(Object.values(screens))('$button', ({ show, button }) => {
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: button }));
    return screen.findByRole('alertdialog', { name: 'Rename these properties?' });
  };

  it('asks how many properties may be renamed, then sends the name again', async () => {
    show();
    const dialog = await ask();
    expect(dialog).toHaveTextContent(question);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bodies()).toMatchObject([
      { alias: 'Sobha', name: 'Emaar Properties' },
      { alias: 'Sobha', name: 'Emaar Properties', confirmed: true },
    ]);
    expect(bodies()[0]).not.toHaveProperty('confirmed');
  });

  it('asks again after Cancel', async () => {
    show();
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(question)).toBeNull();
    await ask();
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

it('says that a suggestion failed when a proxy responds without a message', async () => {
  const titles: string[] = [];
  const stop = onToast(({ title }) => titles.push(title));
  sent.mockRejectedValueOnce(new HttpError(502, ''));
  screens['a suggestion'].show();
  await userEvent.click(screen.getByRole('button', { name: 'Keep separate: “Sobha”' }));
  expect(titles.at(-1)).toBe('The site does not respond at the moment. Please try again in a minute.');
  stop();
});
