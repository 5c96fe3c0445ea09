/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { ShareUnit } from './share-unit';

let messages: ToastMessage[];
let unsubscribe: () => void;

beforeEach(() => {
  messages = [];
  unsubscribe = onToast((message) => messages.push(message));
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => unsubscribe());

test("copies the page's URL and confirms it", async () => {
  const user = userEvent.setup();
  render(<ShareUnit title="Unit 1" text="Unit 1" path="/properties/a/units/1" />);
  await user.click(screen.getByRole('button', { name: 'Share Unit' }));
  expect(messages).toEqual([{ channel: 'notice', title: 'Link copied to clipboard!' }]);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/properties/a/units/1');
});

test('shows the URL when copying fails', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<ShareUnit title="Unit 1" text="Unit 1" path="/properties/a/units/1" />);
  await user.click(screen.getByRole('button', { name: 'Share Unit' }));
  expect(messages).toMatchObject([{ tone: 'danger', description: 'http://localhost/properties/a/units/1' }]);
});
