/**
 * Minutes after which an administrator's session that nobody uses ends, and for which a sign-in counts as recent
 * (docs/decisions/accounts-and-shoppers.md#sessions-of-administrators). Apart from the schemas, which the browser would load with it.
 */
export const adminSessionMinutes = { idle: 60, recent: 10 } as const;
