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
  it('selects one, then another', async () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} />);
    await userEvent.click(radio(/^Villa/));
    await userEvent.click(radio(/^under construction/));
    expect(onSelect.mock.calls).toEqual([[1], [2]]);
    expect(radio(/^Villa/)).not.toBeChecked();
    expect(radio(/^under construction/)).toBeChecked();
  });

  it('clears the choice on a second click', async () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} selected={[1]} />);
    await userEvent.click(radio(/^Villa/));
    expect(onSelect.mock.calls).toEqual([[null]]);
    expect(radio(/^Villa/)).not.toBeChecked();
  });

  it.each([' ', '{Delete}', '{Backspace}'])('clears the choice with the key %j', async (key) => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} selected={[1]} />);
    radio(/^Villa/).focus();
    await userEvent.keyboard(key);
    expect(onSelect.mock.calls).toEqual([[null]]);
  });

  it('checks none when the URL has several', () => {
    render(<Example onSelect={jest.fn()} selected={[1, 2]} />);
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  });

  it('shows an empty state, but not while loading', () => {
    const common = { legend: 'Type', name: 'type', empty: 'None', selected: [], onSelect: jest.fn() };
    const { rerender, container } = render(<RadioFilter {...common} options={null} />);
    expect(container.querySelector('.skeleton')).toBeInTheDocument();
    rerender(<RadioFilter {...common} options={[]} />);
    expect(screen.getByText('None')).toBeVisible();
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument();
  });
});
