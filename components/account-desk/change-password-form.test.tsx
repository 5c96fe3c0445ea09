/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ChangePasswordForm } from './change-password-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('tells password managers which account the new password is for', () => {
  const { container } = render(<ChangePasswordForm email="amira@example.com" />);
  expect(container.querySelector('[autocomplete=username]')).toHaveValue('amira@example.com');
});
