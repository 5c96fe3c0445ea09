/** @jest-environment jsdom */

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Toolbar } from '@/components/staff/ui/toolbar';
import { TooltipProvider } from '@/components/staff/ui/tooltip';
import { stub } from '@/testing/stub';
import { LinkDialog } from './link-dialog';

beforeAll(() => {
  global.ResizeObserver = stub<typeof ResizeObserver>(
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const address = 'https://registry.example/';

async function link(content: string, selection: { from: number; to: number }) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [
      StarterKit.configure({ link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } } }),
    ],
    content,
  });
  editor.commands.setTextSelection(selection);
  render(
    <TooltipProvider>
      <Toolbar>
        <LinkDialog editor={editor} />
      </Toolbar>
    </TooltipProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.type(screen.getByLabelText('Link address'), address);
  await userEvent.click(screen.getByRole('button', { name: 'Set link' }));
  const html = editor.getHTML();
  act(() => editor.destroy());
  return html;
}

it('links the selected words', async () => {
  expect(await link('<p>the registry</p>', { from: 5, to: 13 })).toBe(
    `<p>the <a href="${address}">registry</a></p>`,
  );
});

it('inserts the address when no words are selected', async () => {
  expect(await link('<p>see:</p>', { from: 5, to: 5 })).toBe(
    `<p>see:<a href="${address}">${address}</a></p>`,
  );
});
