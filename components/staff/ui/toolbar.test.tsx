/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bold, Italic } from 'lucide-react';
import { Toolbar, ToolbarButton } from './toolbar';
import { TooltipProvider } from './tooltip';

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
});

it('is one tab stop with arrow keys inside, and names its icons on focus', async () => {
  render(
    <TooltipProvider>
      <Toolbar aria-label="Formatting">
        <ToolbarButton label="Bold" icon={Bold} isPressed />
        <ToolbarButton label="Italic" icon={Italic} isPressed={false} />
      </Toolbar>
      <button type="button">Next</button>
    </TooltipProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Bold', pressed: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Italic', pressed: false })).toHaveFocus();
  expect(screen.getByRole('tooltip', { name: 'Italic' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});
