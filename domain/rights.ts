import type { Right } from '#schemas/rights.ts';
import type { Role } from '#schemas/user.ts';

/** The roles that have each right. The one table: the server asks it for every call that declares a right. */
const rolesOfRight: Readonly<Record<Right, readonly Role[]>> = {
  catalogue: ['ADMIN', 'SUPER_ADMIN'],
  content: ['ADMIN', 'SUPER_ADMIN'],
  selling: ['ADMIN', 'SUPER_ADMIN'],
  team: ['SUPER_ADMIN'],
};

/** Tells whether a role has a right. */
export const hasRight = (role: Role, right: Right): boolean => rolesOfRight[right].includes(role);
