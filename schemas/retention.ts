import { z } from 'zod';

/** Kinds of work of the retention job, in the order in which it is done. */
export const RetentionKind = z.enum([
  ...(['ORDERS_CLOSED', 'ORDERS_ANONYMISED', 'INVOICES', 'MAILS', 'WITHDRAWALS', 'MESSAGES', 'BOOKINGS', 'AUDIT'] as const),
]);
export type RetentionKind = z.infer<typeof RetentionKind>;

/** Numbers of rows by kind of work. */
export const RetentionCounts = z.record(RetentionKind, z.int());
export type RetentionCounts = z.infer<typeof RetentionCounts>;

/** A run of the retention job; `by` is who asked for a trial run, null: the job itself. */
export const RetentionRun = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  isTrial: z.boolean(),
  by: z.string().nullable(),
  counts: RetentionCounts,
});
export type RetentionRun = z.infer<typeof RetentionRun>;

/** A contract that is closed off: kept until a day, out of the lists of the shop. */
export const ClosedContract = z.object({ idOrder: z.uuid(), reference: z.string(), until: z.iso.date() });
export type ClosedContract = z.infer<typeof ClosedContract>;

/** The times that personal data is kept, the last runs, and the contracts that are closed off. */
export const Retention = z.object({
  ordersYears: z.int(),
  messagesYears: z.int(),
  bookingsYears: z.int(),
  logsMonths: z.int(),
  runs: z.array(RetentionRun),
  closed: z.object({ total: z.int(), contracts: z.array(ClosedContract) }),
});
export type Retention = z.infer<typeof Retention>;

/** Data that the shop has of a person, by kind; each entry as it is stored. */
export const PersonData = z.object({
  email: z.string(),
  at: z.iso.datetime(),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonData = z.infer<typeof PersonData>;

/** A record that stays after an erasure, and the day until which the law has it kept. */
export const KeptRecord = z.object({ kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'CONTRACT']), reference: z.string(), until: z.iso.date() });
export type KeptRecord = z.infer<typeof KeptRecord>;

/** The result of an erasure: orders made anonymous or closed off, and what stays. */
export const PersonErasure = z.object({ hadAccount: z.boolean(), orders: z.int(), kept: z.array(KeptRecord) });
export type PersonErasure = z.infer<typeof PersonErasure>;
