import { hasRole, staffRoles } from './roles';

it('gives the rights of administrators to nobody else', () => {
  expect(staffRoles.filter((role) => hasRole(role, 'admin'))).toEqual(['admin']);
  expect(hasRole('admin', 'advisor')).toBe(true);
});
