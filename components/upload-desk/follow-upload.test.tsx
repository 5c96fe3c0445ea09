/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FollowUpload } from './follow-upload';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('shows that the server works until it is done, and then says so to screen readers', () => {
  const { container, rerender } = render(<FollowUpload isActive>Importing 9 rows.</FollowUpload>);
  expect(screen.getByRole('status')).toHaveTextContent('Importing 9 rows.');
  expect(container.querySelector('progress')).toBeVisible();
  rerender(<FollowUpload isActive={false}>The file has been read.</FollowUpload>);
  expect(screen.getByRole('status')).toHaveTextContent('The file has been read.');
  expect(container.querySelector('progress')).toBeNull();
});
