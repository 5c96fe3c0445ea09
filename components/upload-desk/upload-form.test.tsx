/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestDesk } from '@/components/staff/request-desk';
import { hasUnsavedInput } from '@/components/staff/unsaved-input';
import { sendFile } from './send-file';
import { UploadForm } from './upload-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/staff/request-desk', () => ({ requestDesk: jest.fn(async () => ({})) }));
jest.mock('./send-file');

it('leads to the file that cannot be sent: none, or one that is too large', async () => {
  render(<UploadForm maxMb={1} />);
  const upload = screen.getByRole('button', { name: 'Upload' });
  await userEvent.click(upload);
  const chooser = screen.getByLabelText('File');
  expect(chooser).toHaveFocus();
  expect(chooser).toHaveAccessibleDescription('Please choose a file.');
  await userEvent.upload(chooser, new File(['x'.repeat(2 ** 20 + 1)], 'stock.csv'));
  await userEvent.click(upload);
  expect(chooser).toHaveFocus();
  expect(chooser).toHaveAccessibleDescription(/larger than 1 MB/);
});

it('asks before someone leaves while a file is sent, and stops sending it then', async () => {
  const send = jest.mocked(sendFile).mockReturnValue(new Promise(() => undefined));
  const { unmount } = render(<UploadForm maxMb={1} />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['a;b'], 'stock.csv'));
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(hasUnsavedInput()).toBe(true);
  const [, , , signal] = send.mock.lastCall ?? [];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  expect(hasUnsavedInput()).toBe(false);
});

it('sends nothing when someone leaves while the session is checked', async () => {
  let signedIn = () => {};
  jest.mocked(requestDesk).mockReturnValueOnce(
    new Promise((resolve) => {
      signedIn = () => resolve({});
    }),
  );
  const { unmount } = render(<UploadForm maxMb={1} />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['a;b'], 'stock.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  jest.mocked(sendFile).mockClear();
  unmount();
  await act(async () => signedIn());
  expect(sendFile).not.toHaveBeenCalled();
});
