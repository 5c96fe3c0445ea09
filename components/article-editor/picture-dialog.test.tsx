/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Toolbar } from '@/components/staff/ui/toolbar';
import { TooltipProvider } from '@/components/staff/ui/tooltip';
import { stub } from '@/testing/stub';
import { PictureDialog } from './picture-dialog';

it('starts at the file, leads back to it when none is chosen, and announces why a picture was not sent', async () => {
  globalThis.ResizeObserver = stub<typeof ResizeObserver>(
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  globalThis.fetch = stub<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
  const editor = new Editor({ element: document.createElement('div'), extensions: [StarterKit] });
  render(
    <TooltipProvider>
      <Toolbar>
        <PictureDialog editor={editor} />
      </Toolbar>
    </TooltipProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
  const chooser = screen.getByLabelText('Picture', { selector: 'input' });
  expect(chooser).toHaveFocus();
  const insert = screen.getByRole('button', { name: 'Insert picture' });
  await userEvent.click(insert);
  expect(chooser).toHaveFocus();
  expect(chooser).toHaveAccessibleDescription('Please choose a picture.');
  await userEvent.upload(chooser, new File(['x'], 'view.png', { type: 'image/png' }));
  await userEvent.click(insert);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/^Network error/);
  expect(chooser).not.toHaveAccessibleDescription();
  act(() => editor.destroy());
});
