/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FollowUpload } from './follow-upload';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('shows that the server works until it is done, and then says so to screen readers', () => {
  const { container, rerender } = render(
    <FollowUpload isActive share={null}>
      Importing 9 rows.
    </FollowUpload>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Importing 9 rows.');
  const bar = () => container.querySelector('progress');
  expect(bar()?.position).toBe(-1);
  rerender(
    <FollowUpload isActive share={0.5}>
      Importing 9 rows.
    </FollowUpload>,
  );
  expect(bar()?.position).toBe(0.5);
  rerender(
    <FollowUpload isActive={false} share={null}>
      The file has been read.
    </FollowUpload>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('The file has been read.');
  expect(bar()).toBeNull();
});
