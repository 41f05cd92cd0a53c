import { z } from 'zod';
import { AdminAnswer, AdminEvent, AdminRegistration } from '../admin-inbox.ts';
import { AdminOrder, AdminReturn, OrderSheet, OrderStepBody } from '../admin-order.ts';
import { StockCount, StockLine, StockMove, StockState } from '../admin-stock.ts';
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
  /** Number of attempts to send it, time of the next one, and last answer of the mail server. */
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Since when it is not tried any more. */
  givenUpAt: z.iso.datetime().nullable(),
  failure: z.string(),
  idOrder: z.uuid().nullable(),
});
export type Mail = z.infer<typeof Mail>;

/** State of an e-mail; `WAITING`: it will still be tried. */
export const MailState = z.enum(['WAITING', 'SENT', 'GIVEN_UP']);
export type MailState = z.infer<typeof MailState>;

const Search = z.string().max(100).optional();
const OrderId = z.object({ id: z.uuid() });

export const adminCalls = {
  'GET /admin/order': {
    summary: 'Orders of the shop, newest first',
    access: 'admin',
    query: ListQueryParams.extend({
      status: OrderStatus.optional(),
      /** Only orders whose payment the bank has not confirmed. */
      unconfirmed: z.literal('true').optional(),
      search: Search,
    }),
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
    noted: ['step'],
    recentSignIn: ({ step }: OrderStepBody) => step === 'REFUNDED',
    data: OrderSheet,
  },
  'POST /admin/order/{id}/alert/settle': {
    summary: 'Say that what an order warned of was looked after, e.g. a second payment given back',
    access: 'admin',
    params: OrderId,
    data: OrderSheet,
  },
  'GET /admin/order-back': {
    summary: 'Returns of the shop, newest first',
    access: 'admin',
    query: ListQueryParams.extend({ status: OrderBackStatus.optional(), search: Search }),
    data: z.object({ total: z.int(), returns: z.array(AdminReturn) }),
  },
  'GET /admin/mail': {
    summary: 'The outbox, newest first; `sends`: a mail server takes what waits, else it stays here',
    access: 'admin',
    query: ListQueryParams.extend({ state: MailState.optional() }),
    data: z.object({ total: z.int(), sends: z.boolean(), mails: z.array(Mail) }),
  },
  'POST /admin/mail/{id}/send-again': {
    summary: 'Try a message anew that was given up',
    access: 'admin',
    params: z.object({ id: Id }),
    data: Mail,
  },
  'GET /admin/stock': {
    summary: 'Pieces in the shop, by product; `limit`: the setting from which few are left',
    access: 'admin',
    query: ListQueryParams.extend({ state: StockState.optional(), search: Search }),
    data: z.object({ total: z.int(), limit: z.int(), lines: z.array(StockLine) }),
  },
  'PUT /admin/stock/{id}': {
    summary: 'Say how many pieces of a declination there are, and why',
    access: 'admin',
    params: z.object({ id: Id }),
    body: StockCount,
    noted: ['stock'],
    data: StockLine,
  },
  'GET /admin/stock/{id}/move': {
    summary: 'Changes of the stock of a declination, newest first',
    access: 'admin',
    params: z.object({ id: Id }),
    query: ListQueryParams,
    data: z.object({ total: z.int(), moves: z.array(StockMove) }),
  },
  'GET /admin/event': {
    summary: 'Events that people register for, the latest first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), events: z.array(AdminEvent) }),
  },
  'GET /admin/registration': {
    summary: 'Who registered for events, newest first',
    access: 'admin',
    query: ListQueryParams.extend({ event: Id.optional(), search: Search }),
    data: z.object({ total: z.int(), registrations: z.array(AdminRegistration) }),
  },
  'GET /admin/form': {
    summary: 'Forms of the site with the number of answers that are kept; without an id: messages',
    access: 'admin',
    data: z.array(z.object({ id: z.int().nullable(), title: z.string(), answers: z.int() })),
  },
  'GET /admin/answer': {
    summary: 'What people sent by forms and as messages, newest first; form `message`: the messages',
    access: 'admin',
    query: ListQueryParams.extend({ form: z.union([z.literal('message'), Id]).optional(), search: Search }),
    data: z.object({ total: z.int(), answers: z.array(AdminAnswer) }),
  },
} as const satisfies CallTable;
