/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadForm } from './upload-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

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
