import { z } from 'zod';
import { AdminOrder, AdminReturn, OrderSheet, OrderStepBody } from '../admin-order.ts';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListQueryParams } from '../list-query.ts';
import { OrderStatus } from '../order.ts';
import { OrderBackStatus } from '../order-back.ts';

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

/** What became of a message; `WAITING` those that will still be tried. */
export const MailState = z.enum(['WAITING', 'SENT', 'GIVEN_UP']);
export type MailState = z.infer<typeof MailState>;

const OrderId = z.object({ id: z.uuid() });

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
    params: OrderId,
    data: z.object({ id: OrderStatus, value: z.string() }),
  },
  'GET /admin/order/{id}': {
    summary: 'An order with its history, its returns and what can be done with it next',
    access: 'admin',
    params: OrderId,
    data: OrderSheet,
  },
  'PUT /admin/order/{id}/status': {
    summary: 'Lead an order on; the customer is told by e-mail. The same again changes nothing',
    access: 'admin',
    params: OrderId,
    body: OrderStepBody,
    data: OrderSheet,
  },
  'GET /admin/order-back': {
    summary: 'Returns of the shop, newest first',
    access: 'admin',
    query: ListQueryParams.extend({ status: OrderBackStatus.optional(), search: z.string().max(100).optional() }),
    data: z.object({ total: z.int(), returns: z.array(AdminReturn) }),
  },
  'GET /admin/mail': {
    summary: 'The outbox, newest first',
    access: 'admin',
    query: ListQueryParams.extend({ state: MailState.optional() }),
    data: z.object({ total: z.int(), mails: z.array(Mail) }),
  },
  'POST /admin/mail/{id}/send-again': {
    summary: 'Try a message anew that was given up',
    access: 'admin',
    params: z.object({ id: Id }),
    data: Mail,
  },
} as const satisfies CallTable;
