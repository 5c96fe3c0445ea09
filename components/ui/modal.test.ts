/** @jest-environment jsdom */
import { closeModal, openModal } from './modal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A dialog in the document that records what is called, after a focused button. */
function dialogBeside(withPopover: boolean) {
  document.body.innerHTML = '<button>Open</button><dialog></dialog>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const calls: string[] = [];
  const record = (name: string) => () => calls.push(name);
  dialog.showModal = () => calls.push(`showModal with the focus on ${document.activeElement?.tagName}`);
  dialog.close = record('close');
  if (withPopover)
    Object.assign(dialog, {
      showPopover: () => {
        calls.push('showPopover');
        button.blur();
      },
      hidePopover: record('hidePopover'),
    });
  button.focus();
  return { dialog, calls };
}

test('opens a dialog at once and makes it modal after it was painted, so that it returns the focus', () => {
  const { dialog, calls } = dialogBeside(true);
  openModal(dialog);
  expect(calls).toEqual(['showPopover']);
  jest.runAllTimers();
  expect(calls).toEqual(['showPopover', 'hidePopover', 'showModal with the focus on BUTTON']);
});

test('does not make a dialog modal that left before', () => {
  const { dialog, calls } = dialogBeside(true);
  openModal(dialog)();
  jest.runAllTimers();
  expect(calls).toEqual(['showPopover']);
});

test('opens a modal dialog in one step where there are no popovers', () => {
  const { dialog, calls } = dialogBeside(false);
  openModal(dialog);
  expect(calls).toEqual(['showModal with the focus on BUTTON']);
});

test('hides a dialog before it closes', () => {
  const { dialog, calls } = dialogBeside(false);
  closeModal(dialog, () => dialog.close());
  expect(dialog).toHaveAttribute('hidden');
  expect(calls).toEqual([]);
  jest.runAllTimers();
  expect(calls).toEqual(['close']);
});
