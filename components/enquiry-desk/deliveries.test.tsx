/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Deliveries } from './deliveries';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

it.each([
  ['pending', 0, null, 'Waiting'],
  ['pending', 1, null, 'Being sent'],
  ['pending', 1, 'HTTP 503', 'Tried once: HTTP 503'],
  ['pending', 4, 'HTTP 503', 'Tried 4 times: HTTP 503'],
  ['failed', 31, 'HTTP 503', 'Failed: HTTP 503'],
])('%s after %i attempts with %p reads %s', (status, attempts, last_error, text) => {
  const delivery = {
    id: 1,
    inquiry_id: 1,
    channel: 'webhook',
    status,
    attempts,
    last_error,
    delivered_at: null,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Deliveries deliveries={[delivery]} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Send again: CRM webhook' })).toHaveLength(
    status === 'failed' ? 1 : 0,
  );
});
