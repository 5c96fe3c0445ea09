/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { present } from '@/testing/stub';
import { RadioFilter } from './radio-filter';

const choice = (value: string, label: string, count = 1) => ({ value, label, count });
const choices = [choice('1', 'Villa'), choice('2', 'under construction')];

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
      choices={choices}
      absent="No types"
      isFailed={false}
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

  it.each([
    [[1, 2], 'Villa or under construction'],
    [[7], 'Your choice'],
  ])('sends the values %j of a link until another is chosen', async (selected, label) => {
    const onSelect = jest.fn();
    const { container } = render(
      <form>
        <Example onSelect={onSelect} selected={selected} />
      </form>,
    );
    const sent = () => new FormData(present(container.querySelector('form'))).getAll('type');
    expect(screen.getByRole('radio', { name: label })).toBeChecked();
    expect(sent()).toEqual([selected.join(',')]);
    await userEvent.click(radio(/^Villa(?! or)/));
    expect(sent()).toEqual(['1']);
    expect(screen.queryByRole('radio', { name: label })).not.toBeInTheDocument();
  });

  it('clears several values by a click', async () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} selected={[1, 2]} />);
    await userEvent.click(radio(/^Villa or/));
    expect(onSelect.mock.calls).toEqual([[null]]);
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  });

  it('says that there are no choices, or that they failed to load, and still sends a value', () => {
    const common = { legend: 'Type', name: 'type', absent: 'None', selected: [], onSelect: jest.fn() };
    const { rerender, container } = render(<RadioFilter {...common} choices={null} isFailed={false} />);
    expect(container.querySelector('.skeleton')).toBeInTheDocument();
    expect(screen.queryByText('None')).not.toBeInTheDocument();
    rerender(<RadioFilter {...common} choices={null} isFailed />);
    expect(screen.getByText('None')).toBeVisible();
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument();
    rerender(<RadioFilter {...common} choices={[]} isFailed={false} selected={[7, 8]} />);
    expect(screen.getByRole('group', { name: 'Type' })).toHaveTextContent('None');
    expect(container.querySelector('input')).toHaveAttribute('value', '7,8');
  });

  it('disables choices without results, except the selected one', () => {
    const common = { legend: 'Type', name: 'type', absent: 'None', isFailed: false, onSelect: jest.fn() };
    const none = [choice('1', 'Villa', 0), choice('2', 'Plot', 1_204)];
    const { rerender } = render(<RadioFilter {...common} choices={none} selected={[]} />);
    expect(radio(/^Villa/)).toBeDisabled();
    expect(radio(/^Plot ?1,204 properties/)).toBeEnabled();
    rerender(<RadioFilter {...common} choices={none} selected={[1]} />);
    expect(radio(/^Villa/)).toBeEnabled();
  });
});
