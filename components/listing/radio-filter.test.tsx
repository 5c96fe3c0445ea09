/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioFilter } from './radio-filter';

const option = (id: number, name: string) => ({ id, name, slug: name, count: id });
const options = [option(1, 'Villa'), option(2, 'under_construction')];

function Example({
  onSelect,
  selected = [],
}: {
  onSelect: (id: number | null) => void;
  selected?: number[];
}) {
  const [chosen, setChosen] = useState(selected);
  return (
    <RadioFilter
      legend="Type"
      name="type"
      options={options}
      empty="None"
      selected={chosen}
      onSelect={(id) => {
        onSelect(id);
        setChosen(id === null ? [] : [id]);
      }}
    />
  );
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('RadioFilter', () => {
  it('chooses one, and another in its place', async () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} />);
    await userEvent.click(radio(/^Villa/));
    await userEvent.click(radio(/^under construction/));
    expect(onSelect.mock.calls).toEqual([[1], [2]]);
    expect(radio(/^Villa/)).not.toBeChecked();
    expect(radio(/^under construction/)).toBeChecked();
  });

  it('takes the choice back when it is pressed again', async () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} selected={[1]} />);
    await userEvent.click(radio(/^Villa/));
    expect(onSelect.mock.calls).toEqual([[null]]);
    expect(radio(/^Villa/)).not.toBeChecked();
  });

  it.each([' ', '{Delete}', '{Backspace}'])('takes the choice back with the key %j', async (key) => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} selected={[1]} />);
    radio(/^Villa/).focus();
    await userEvent.keyboard(key);
    expect(onSelect.mock.calls).toEqual([[null]]);
  });

  it('checks none of several that an address asks for', () => {
    render(<Example onSelect={jest.fn()} selected={[1, 2]} />);
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  });

  it('says when there is nothing to choose, and stays quiet while it loads', () => {
    const common = { legend: 'Type', name: 'type', empty: 'None', selected: [], onSelect: jest.fn() };
    const { rerender, container } = render(<RadioFilter {...common} options={null} />);
    expect(container.querySelector('.skeleton')).toBeInTheDocument();
    rerender(<RadioFilter {...common} options={[]} />);
    expect(screen.getByText('None')).toBeVisible();
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument();
  });
});
