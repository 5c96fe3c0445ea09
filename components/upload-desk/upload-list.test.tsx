/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Upload } from '@/lib/uploads/upload';
import type { UploadState } from '@/lib/uploads/upload-state';
import { stub } from '@/testing/stub';
import { UploadList } from './upload-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const upload = (id: number, state: UploadState) =>
  stub<Upload>({ id, state, file: `${id}.csv`, uploaded_at: '2026-11-25T08:00:00.000Z' });

it('says of one upload that it is read, and of the others that they wait', () => {
  const waiting = [upload(2, 'importing'), upload(1, 'examining'), upload(3, 'examining')];
  render(<UploadList uploads={[upload(4, 'examined'), ...waiting]} waiting={waiting} />);
  const states = screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
  expect(states).toEqual([
    'Waits for you',
    'Being imported',
    'Waits for other files',
    'Waits for other files',
  ]);
});
