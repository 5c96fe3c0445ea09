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

test('starts on the floor plan and changes with the arrow keys, round the end', async () => {
  render(<UnitMedia unit={unit} property={property} />);
  const user = userEvent.setup();
  expect(selected()).toBe('Floor Plan');
  await user.click(screen.getByRole('tab', { name: 'Floor Plan' }));
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Unit Images');
  expect(screen.getByRole('tab', { name: 'Unit Images' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Floor Plan');
});

test('without a floor plan the pictures come first and the plan says that it is missing', async () => {
  render(<UnitMedia unit={{ ...unit, floor_plan_image: null }} property={property} />);
  expect(selected()).toBe('Unit Images');
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Floor Plan' }));
  expect(screen.getByText('Floor Plan Unavailable')).toBeInTheDocument();
  expect(screen.getByText('Floor plan image is not available for this unit.')).toBeInTheDocument();
  expect(screen.getByText('Please contact us for more details.')).toBeInTheDocument();
});

test('the picture of the property is not passed off as one of the unit', () => {
  render(<UnitMedia unit={{ ...unit, unit_image: null }} property={property} />);
  expect(screen.getByText(/Shown: Mirador Heights\. Pictures of this unit on request/)).toBeInTheDocument();
});

test('with no picture at all there is nothing to choose from, so there are no tabs', () => {
  render(<UnitMedia unit={{ ...unit, unit_image: null }} property={{ ...property, cover_image: null }} />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Floor Plan' })).toBeInTheDocument();
});
