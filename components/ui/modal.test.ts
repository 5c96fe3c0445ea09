/** @jest-environment jsdom */
import { present } from '@/testing/stub';
import { closeModal, openModal } from './modal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A dialog that records its method calls, after a focused button. */
function dialogBeside() {
  document.body.innerHTML = '<button>Open</button><dialog></dialog>';
  const dialog = present(document.querySelector('dialog'));
  const calls: string[] = [];
  dialog.showModal = () => calls.push(`showModal, ${dialog.open ? 'open' : 'not open'} before`);
  dialog.close = () => calls.push('close');
  document.querySelector('button')?.focus();
  return { dialog, calls };
}

test('shows a dialog at once without moving the focus, and makes it modal after the next paint', () => {
  const { dialog, calls } = dialogBeside();
  openModal(dialog);
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toHaveTextContent('Open');
  expect(calls).toEqual([]);
  jest.runAllTimers();
  expect(calls).toEqual(['showModal, not open before']);
});

test('does not make a dialog modal that was removed before', () => {
  const { dialog, calls } = dialogBeside();
  openModal(dialog);
  dialog.remove();
  jest.runAllTimers();
  expect(calls).toEqual([]);
});

test('hides a dialog before it closes', () => {
  const { dialog, calls } = dialogBeside();
  closeModal(dialog, () => dialog.close());
  expect(dialog).toHaveAttribute('hidden');
  expect(calls).toEqual([]);
  jest.runAllTimers();
  expect(calls).toEqual(['close']);
});
