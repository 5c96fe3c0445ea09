/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast } from '@/components/ui/toast';
import { callApi } from '@/lib/http/browser/client';
import { HttpError } from '@/lib/http/browser/http-error';
import { HideButton } from './hide-button';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  callApi: jest.fn(async () => ({})),
}));

it('says that a property is hidden only when it is', async () => {
  const toasts: string[] = [];
  onToast(({ title }) => toasts.push(title));
  render(<HideButton property={{ id: 7, is_hidden_by_hand: false }} />);
  const hide = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Hide from the site' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  };
  jest.mocked(callApi).mockRejectedValueOnce(new HttpError(409, 'Not now.', {}));
  await hide();
  await waitFor(() => expect(toasts).toEqual(['Not now.']));
  await hide();
  await waitFor(() => expect(toasts).toEqual(['Not now.', 'Hidden from the site']));
  expect(callApi).toHaveBeenLastCalledWith('/api/staff/properties/7/', {
    method: 'PATCH',
    body: { action: 'hide' },
  });
});
