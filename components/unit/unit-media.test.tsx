/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unitFixture } from '@/testing/unit-fixture';
import { UnitMedia } from './unit-media';

class NoResizes {
  observe() {}
  disconnect() {}
}

const unit = unitFixture({
  apartment_id: '2804',
  unit_image: '/media/room.jpg',
  floor_plan_image: '/media/plan.svg',
});
const property = { title: 'Mirador Heights', cover_image: '/media/tower.jpg' };

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoResizes });
});

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('starts with the floor plan; arrow keys change tabs and wrap around', async () => {
  render(<UnitMedia unit={unit} property={property} />);
  const user = userEvent.setup();
  expect(selected()).toBe('Floor Plan');
  await user.click(screen.getByRole('tab', { name: 'Floor Plan' }));
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Unit Images');
  expect(screen.getByRole('tab', { name: 'Unit Images' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Floor Plan');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(selected()).toBe('Floor Plan');
});

test('shows pictures without tabs and a note below when there is no floor plan', () => {
  render(<UnitMedia unit={{ ...unit, floor_plan_image: null }} property={property} />);
  expect(screen.queryByRole('tab')).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Unit Images', 'Floor Plan Unavailable']);
  expect(screen.getByText('Floor Plan Unavailable')).toBeInTheDocument();
  expect(screen.getByText('Floor plan image is not available for this unit.')).toBeInTheDocument();
  expect(screen.getByText('Please contact us for more details.')).toBeInTheDocument();
});

test("does not show the property's picture as the unit's", () => {
  render(<UnitMedia unit={{ ...unit, unit_image: null }} property={property} />);
  expect(screen.getByText(/Shown: Mirador Heights\. Pictures of this unit on request/)).toBeInTheDocument();
});

test('shows no tabs without pictures', () => {
  render(<UnitMedia unit={{ ...unit, unit_image: null }} property={{ ...property, cover_image: null }} />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Floor Plan' })).toBeInTheDocument();
});

test('shows only the note without pictures and plan', () => {
  const bare = { ...unit, unit_image: null, floor_plan_image: null };
  render(<UnitMedia unit={bare} property={{ ...property, cover_image: null }} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Floor Plan Unavailable',
  ]);
});
