import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ListQueryParams } from '../list-query.ts';
import { OrderStatus, OrderSummary } from '../order.ts';

export const Mail = z.object({
  id: z.int(),
  /** The address is empty where the site names none: then it is the transport's own. */
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** How often it was handed to the mail server, when it is handed over again, and what the server said last. */
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Since when it is not tried any more. */
  givenUpAt: z.iso.datetime().nullable(),
  failure: z.string(),
  idOrder: z.uuid().nullable(),
});
export type Mail = z.infer<typeof Mail>;

/** A line of the shop's order list. `alert`: what a person must look at, e.g. money that came after the pieces were gone. */
export const AdminOrder = OrderSummary.extend({
  email: z.string(),
  customer: z.string(),
  alert: z.enum(['PAID_WITHOUT_STOCK', 'PAID_TWICE', 'WRONG_AMOUNT']).nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const adminCalls = {
  'GET /admin/order': {
    summary: 'Orders of the shop, newest first',
    access: 'admin',
    query: ListQueryParams.extend({ status: OrderStatus.optional(), search: z.string().max(100).optional() }),
    data: z.object({ total: z.int(), orders: z.array(AdminOrder) }),
  },
  'GET /admin/order/{id}/get-status': {
    summary: 'Status of an order',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    data: z.object({ id: OrderStatus, value: z.string() }),
  },
  'GET /admin/mail': {
    summary: 'The outbox, newest first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), mails: z.array(Mail) }),
  },
} as const satisfies CallTable;
