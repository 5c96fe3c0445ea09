/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { OtherEnquiries } from './other-enquiries';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('keeps the date in order behind an Arabic subject', () => {
  const [subject, created_at] = ['استفسار', '2026-11-27T05:13:00.000Z'];
  render(<OtherEnquiries filters="status=new" enquiries={[{ id: 7, subject, created_at, status: 'new' }]} />);
  expect(screen.getByRole('link')).toHaveTextContent(`${subject}, 27 Nov 2026, 09:13`);
  expect(screen.getByText(subject).tagName).toBe('BDI');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/staff/enquiries/7?status=new');
});

it('shows the status of each enquiry', () => {
  const created_at = '2026-11-27T05:13:00.000Z';
  render(
    <OtherEnquiries
      filters=""
      enquiries={[
        { id: 7, subject: 'A villa', created_at, status: 'viewing' },
        { id: 5, subject: 'A flat', created_at, status: 'lost' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^A villa.*Viewing$/),
    expect.stringMatching(/^A flat.*Lost$/),
  ]);
});
