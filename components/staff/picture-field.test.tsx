/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stub } from '@/testing/stub';
import { PictureField } from './picture-field';

function Photo() {
  const [address, setAddress] = useState('');
  return <PictureField name="photo" what="photo" address={address} onChange={setAddress} />;
}

const file = new File(['x'], 'me.png', { type: 'image/png' });

it('sends the same file again after a failure, says what happens and keeps the focus', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ ok: true, status: 200, json: async () => ({ address: '/media/me.png' }) });
  globalThis.fetch = stub<typeof fetch>(send);
  render(<Photo />);
  const chooser = screen.getByLabelText<HTMLInputElement>('Photo');
  chooser.focus();
  await userEvent.upload(chooser, file);
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(/^Network error/));
  expect(chooser).toHaveFocus();
  expect(chooser.value).toBe('');
  await userEvent.upload(chooser, file);
  await waitFor(() => expect(status).toHaveTextContent('Photo: uploaded'));
  expect(chooser).toHaveFocus();
  expect(send).toHaveBeenCalledTimes(2);
});

it('names the formats it takes, JPEG first: only then does Safari convert photos of an iPhone', () => {
  render(<Photo />);
  expect(screen.getByLabelText<HTMLInputElement>('Photo').accept).toMatch(/^image\/jpeg,(?!.*(?:\*|heic))/);
});

it('sends one picture at a time', async () => {
  const send = jest.fn(() => new Promise(() => {}));
  globalThis.fetch = stub<typeof fetch>(send);
  render(<Photo />);
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  expect(screen.getByRole('status')).toHaveTextContent('Photo: uploading…');
  await userEvent.upload(screen.getByLabelText(/^Photo/), file);
  expect(send).toHaveBeenCalledTimes(1);
});

it('keeps the focus in the field when the picture is removed', async () => {
  globalThis.fetch = stub<typeof fetch>(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ address: '/media/me.png' }),
  }));
  render(<Photo />);
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'No photo' }));
  expect(screen.getByLabelText('Address of the photo')).toHaveFocus();
  expect(screen.getByLabelText('Address of the photo')).toHaveValue('');
});
