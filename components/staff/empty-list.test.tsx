/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { EmptyList } from './empty-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

afterEach(cleanup);

it.each([
  ['page=1', 'No enquiries yet.'],
  ['page=1&status=new', 'No enquiry matches these filters.'],
])('takes pages for no filter: %s', (params, text) => {
  render(
    <EmptyList
      icon={Inbox}
      entry="enquiry"
      empty="No enquiries yet."
      path="/staff"
      params={new URLSearchParams(params)}
    />,
  );
  expect(screen.getByText(text)).toBeVisible();
});
