/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast';
import { Toasters } from './toasters';
import { Tooltips } from './tooltips';

const missing = () => {
  throw new Error('ChunkLoadError');
};
jest.mock('./toast-stack', () => missing());
jest.mock('./tooltip-popover', () => missing());

const unhandled = jest.fn();
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
beforeAll(() => process.on('unhandledRejection', unhandled));
afterAll(() => process.off('unhandledRejection', unhandled));

it('shows the message of a toast whose code did not arrive', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  render(<Toasters />);
  act(() => toast({ channel: 'form', title: 'Network error', description: 'Try again.' }));
  await settled();
  expect(alert).toHaveBeenCalledWith('Network error\nTry again.');
  expect(unhandled).not.toHaveBeenCalled();
});

it('works without tooltips when their code did not arrive', async () => {
  render(
    <>
      <Tooltips />
      <button type="button" data-tooltip="Call">
        a
      </button>
    </>,
  );
  fireEvent.focusIn(screen.getByRole('button'));
  await settled();
  expect(unhandled).not.toHaveBeenCalled();
});
