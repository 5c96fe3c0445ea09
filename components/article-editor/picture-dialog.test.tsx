/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { Toolbar } from '@/components/staff/ui/toolbar';
import { TooltipProvider } from '@/components/staff/ui/tooltip';
import { stub } from '@/testing/stub';
import { articleExtensions } from './article-extensions';
import { PictureDialog } from './picture-dialog';

let editor: Editor;

beforeEach(async () => {
  globalThis.ResizeObserver = stub<typeof ResizeObserver>(
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  editor = new Editor({ element: document.createElement('div'), extensions: articleExtensions });
  render(
    <TooltipProvider>
      <Toolbar>
        <PictureDialog editor={editor} />
      </Toolbar>
    </TooltipProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
});

afterEach(async () => {
  // A dialog that is still open would give the focus to a destroyed editor.
  await userEvent.keyboard('{Escape}');
  act(() => editor.destroy());
});

const chooser = () => screen.getByLabelText('Picture', { selector: 'input' });
const insert = () => userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
const choose = () => userEvent.upload(chooser(), new File(['x'], 'view.png', { type: 'image/png' }));

it('starts at the file, leads back to it when none is chosen, and announces why a picture was not sent', async () => {
  globalThis.fetch = stub<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(chooser()).toHaveFocus();
  await insert();
  expect(chooser()).toHaveFocus();
  expect(chooser()).toHaveAccessibleDescription('Please choose a picture.');
  await choose();
  await insert();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Network error/);
  expect(chooser()).not.toHaveAccessibleDescription();
});

it.each([
  ['inserts an uploaded picture', false],
  ['inserts nothing when it is closed during the upload', true],
])('%s', async (_title, isClosed) => {
  const response = { ok: true, status: 201, json: async () => ({ address: '/media/view.webp' }) };
  let finishUpload = () => {};
  const uploaded = new Promise<void>((resolve) => {
    finishUpload = resolve;
  });
  globalThis.fetch = stub<typeof fetch>(async () => {
    await uploaded;
    return response;
  });
  await choose();
  await insert();
  if (isClosed) await userEvent.keyboard('{Escape}');
  await act(async () => finishUpload());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(editor.getHTML().includes('/media/view.webp')).toBe(!isClosed);
});
