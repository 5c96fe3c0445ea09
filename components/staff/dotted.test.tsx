/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Dotted } from './dotted';

it('reads as facts with a dot between them', () => {
  const parts = [
    { key: 'place', text: 'Dubai Marina, Dubai' },
    { key: 'price', text: 'AED 1,450,000' },
  ];
  const { container } = render(<Dotted parts={parts} />);
  expect(container).toHaveTextContent(/^Dubai Marina, Dubai · AED 1,450,000$/);
});
