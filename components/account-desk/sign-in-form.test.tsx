/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SignInForm } from './sign-in-form';

it('sends no password before the scripts handle the form', async () => {
  const form = <SignInForm next="/staff" />;
  document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`;
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toBeDisabled();
  const root = document.querySelector('#root');
  await act(async () => root && hydrateRoot(root, form));
  expect(button).toBeEnabled();
});
