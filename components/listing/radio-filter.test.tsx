/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
      failure={null}
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

  it('shows a failure, and renders nothing without choices', () => {
    const common = { legend: 'Type', name: 'type', selected: [], onSelect: jest.fn() };
    const { rerender, container } = render(<RadioFilter {...common} choices={null} failure={null} />);
    expect(container.querySelector('.skeleton')).toBeInTheDocument();
    rerender(<RadioFilter {...common} choices={null} failure="None" />);
    expect(screen.getByText('None')).toBeVisible();
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument();
    rerender(<RadioFilter {...common} choices={[]} failure={null} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('disables choices without results, except the selected one', () => {
    const common = { legend: 'Type', name: 'type', failure: null, onSelect: jest.fn() };
    const none = [choice('1', 'Villa', 0), choice('2', 'Plot', 1_204)];
    const { rerender } = render(<RadioFilter {...common} choices={none} selected={[]} />);
    expect(radio(/^Villa/)).toBeDisabled();
    expect(radio(/^Plot ?1,204 properties/)).toBeEnabled();
    rerender(<RadioFilter {...common} choices={none} selected={[1]} />);
    expect(radio(/^Villa/)).toBeEnabled();
  });
});
