/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { EnquiryDetail } from '@/lib/enquiries/desk/read-enquiries';
import { stub } from '@/testing/stub';
import { EnquiryMessages } from './enquiry-messages';

it('bounds subject and message together, so that Arabic ones begin at the same edge', () => {
  const enquiry = stub<EnquiryDetail['enquiry']>({
    subject: 'استفسار عن فيلا',
    message: 'أرغب في زيارة الفيلا',
  });
  render(<EnquiryMessages enquiry={enquiry} messages={[]} />);
  const [subject, message] = [screen.getByRole('heading'), screen.getByText(enquiry.message)];
  expect(subject.parentElement).toHaveClass('max-w-[68ch]');
  expect(message.parentElement).toBe(subject.parentElement);
  for (const text of [subject, message]) expect(text.className).not.toMatch(/max-w/);
});
