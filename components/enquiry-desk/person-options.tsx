import type { AssignablePerson } from '@/lib/enquiries/desk/assignable-people';

const notes = { disabled: ' (disabled)', invited: ' (invited)', away: ' (on leave)' };

/** The options of a select that assigns enquiries; absent people are marked. */
export function PersonOptions({ people }: { people: AssignablePerson[] }) {
  return people.map(({ id, name, absence }) => (
    <option key={id} value={id}>
      {name}
      {absence && notes[absence]}
    </option>
  ));
}
