/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReturnFocus } from './use-return-focus';

let path = '/staff';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

function Desk() {
  useReturnFocus();
  return path === '/staff' ? (
    <main>
      {[1, 2].map((id) => (
        <a key={id} href={`/staff/enquiries/${id}`} onClick={(event) => event.preventDefault()}>
          Enquiry {id}
        </a>
      ))}
    </main>
  ) : (
    <main>One enquiry</main>
  );
}

async function openAndReturn(event: Event) {
  history.replaceState(null, '', path);
  const { rerender } = render(<Desk />);
  await userEvent.click(screen.getByRole('link', { name: 'Enquiry 2' }));
  const show = (next: string) => {
    path = next;
    history.replaceState(null, '', next);
    rerender(<Desk />);
  };
  show('/staff/enquiries/2');
  expect(document.body).toHaveFocus();
  act(() => void window.dispatchEvent(event));
  show('/staff');
}

it('focuses the link that was followed when Back returns to its screen', async () => {
  await openAndReturn(new PopStateEvent('popstate'));
  expect(screen.getByRole('link', { name: 'Enquiry 2' })).toHaveFocus();
});

it('leaves the focus when a link leads to the screen', async () => {
  await openAndReturn(new Event('other'));
  expect(document.body).toHaveFocus();
});
