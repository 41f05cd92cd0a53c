import { z } from 'zod';

/** Details of an audited call by name, for its sentence: amounts in cents, addresses, names, roles. */
export const AuditDetails = z.record(z.string(), z.union([z.string(), z.number()]));
export type AuditDetails = z.infer<typeof AuditDetails>;
