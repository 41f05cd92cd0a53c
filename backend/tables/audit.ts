import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditDetails } from '#schemas/audit.ts';
import { createdAt } from './columns.ts';
import { idSite } from './site.ts';

/** Writes and sign-ins of administrators, append-only. Outlives the account of who wrote: its id and name are copies. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    email: text('email').notNull(),
    /** Key of the call, e.g. `PUT /admin/parameter`. */
    call: text('call').notNull(),
    /** Its path as it was asked for. */
    path: text('path').notNull(),
    /** Names of what was sent; never a value, which may be a secret. */
    fields: text('fields').array().notNull(),
    /** SHA-256 of what was sent, hexadecimal: tells whether two writes were the same. */
    bodyHash: text('body_hash').notNull(),
    /** HTTP status of the answer. */
    status: integer('status').notNull(),
    requestId: text('request_id').notNull(),
    /** Details that the handler of the call noted, for people who read the log: an amount, an address, a role. No secrets. */
    details: jsonb('details').$type<AuditDetails>(),
    /** Browser, system and shortened network of a sign-in; null for all other calls. */
    origin: text('origin'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_newest').on(t.idSite, t.createdAt),
    index('audit_log_person').on(t.idSite, t.idUser, t.createdAt),
    index('audit_log_call').on(t.idSite, t.call, t.createdAt),
  ],
);
