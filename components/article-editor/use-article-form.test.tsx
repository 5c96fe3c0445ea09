/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DeskArticle } from '@/lib/articles/desk';
import { fieldOf } from '@/lib/typed-keys';
import { stub } from '@/testing/stub';
import { useArticleForm } from './use-article-form';

const router = { refresh: jest.fn(), push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const steps: string[] = [];
let finish: () => void;
beforeEach(() => {
  steps.length = 0;
  router.push.mockImplementation((href: string) => steps.push(href));
  router.replace.mockImplementation((href: string) => steps.push(href));
  router.refresh.mockImplementation(() => steps.push('refresh'));
  AbortSignal.timeout ??= () => new AbortController().signal;
  global.fetch = stub<typeof fetch>((_path: string, init: RequestInit) => {
    steps.push(`save ${JSON.parse(String(init.body)).content}`);
    return new Promise((resolve) => {
      finish = () =>
        resolve(
          stub<Response>({
            ok: true,
            status: 200,
            json: async () => ({ article: { id: 7, version: 2, status: 'draft', content: 'Stored' } }),
          }),
        );
    });
  });
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

const article = stub<DeskArticle>({ id: 7, version: 1, status: 'draft' });

function Editor({ opened = article }: { opened?: DeskArticle | null }) {
  const editor = useArticleForm(opened);
  return (
    <form
      ref={editor.form}
      onSubmit={editor.onSubmit}
      onChange={({ target }) => editor.noteChange(String(fieldOf(target, 'name')))}
    >
      <input aria-label="Title" name="title" />
      <textarea aria-label="Text" name="content" defaultValue="Tides" />
      <button type="submit">Save</button>
      <button type="button" onClick={editor.preview}>
        Preview
      </button>
      <button type="button" onClick={editor.saveAnyway}>
        Save mine
      </button>
      <p role="alert">
        {editor.problem?.message} {editor.problem?.errors.title}
      </p>
      <p>{editor.isChanged ? 'Changed' : 'Saved'}</p>
    </form>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const respond = () => act(async () => finish());

it('saves a changed draft before its preview opens', async () => {
  render(<Editor />);
  await press('Preview');
  expect(steps).toEqual(['/staff/articles/7/preview', 'refresh']);
  steps.length = 0;
  type('Rents');
  await press('Preview');
  expect(steps).toEqual(['save Tides']);
  await respond();
  expect(steps).toEqual(['save Tides', 'refresh', '/staff/articles/7/preview', 'refresh']);
});

it.each([
  ['published', 'draft', 'draft'],
  ['published', 'published', 'published'],
  ['draft', 'published', 'draft'],
])('saves over a version, from %s to %s meanwhile, as %s', async (opened, meanwhile, saved) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const sent: unknown[] = [];
  global.fetch = stub<typeof fetch>(async (_path: string, { body }: RequestInit) => {
    const { status, version } = JSON.parse(String(body ?? '{}'));
    if (body) sent.push([status, version]);
    const stored = { id: 7, version: 2, status: meanwhile };
    return version === 1
      ? { ok: false, status: 409, json: async () => ({ message: 'Changed meanwhile.' }) }
      : { ok: true, status: 200, json: async () => (body ? { article: stored } : stored) };
  });
  render(<Editor opened={stub<DeskArticle>({ id: 7, version: 1, status: opened })} />);
  type('Rents');
  await press('Save');
  await press('Save mine');
  expect(sent).toEqual([
    [opened, 1],
    [saved, 2],
  ]);
});

it('reads the saved version again, so that Back does not show the previous one', async () => {
  render(<Editor />);
  type('Rents');
  await press('Save');
  await respond();
  expect(steps).toEqual(['save Tides', 'refresh']);
  expect(screen.getByText('Saved')).toBeVisible();
});

it('shows the text as it is stored, without markup that was removed', async () => {
  render(<Editor />);
  type('Rents');
  await press('Save');
  await respond();
  expect(screen.getByLabelText('Text')).toHaveValue('Stored');
  expect(screen.getByText('Saved')).toBeVisible();
});

it('counts what is typed while it saves as not saved', async () => {
  render(<Editor />);
  type('Rents');
  await press('Save');
  type('Rents and tides');
  await respond();
  expect(screen.getByText('Changed')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('Tides');
});

it('opens a new article at its URL once all of it is saved', async () => {
  render(<Editor opened={null} />);
  type('Rents');
  await press('Save');
  type('Rents and tides');
  await respond();
  expect(steps).toEqual(['save Tides']);
  expect(screen.getByLabelText('Title')).toHaveValue('Rents and tides');
  await press('Save');
  await respond();
  expect(steps).toEqual(['save Tides', 'save Tides', '/staff/articles/7', 'refresh']);
});

it('replaces the screen of a new article by its preview, so that Back does not show it empty', async () => {
  render(<Editor opened={null} />);
  await press('Save');
  type('Rents');
  await respond();
  await press('Preview');
  await respond();
  expect(steps.at(-2)).toBe('/staff/articles/7/preview');
  expect(router.push).not.toHaveBeenCalled();
});

it('focuses a field with an error, and removes the error when the field is changed', async () => {
  const errors = { title: 'Please write a title.' };
  global.fetch = stub<typeof fetch>(async () =>
    stub<Response>({
      ok: false,
      status: 422,
      json: async () => ({ message: 'Failed to create article.', errors }),
    }),
  );
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Editor />);
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please check the form and try again. Please write a title.',
  );
  expect(screen.getByLabelText('Title')).toHaveFocus();
  type('Rents');
  expect(screen.getByRole('alert').textContent?.trim()).toBe('');
});
