import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { OrderDeliveryKind } from '../delivery.ts';
import { ListQueryParams } from '../list-query.ts';
import { Order, OrderBody, OrderLookup, OrderStatus, OrderSummary, PlacedOrder } from '../order.ts';

const OrderId = z.object({ id: z.uuid() });
/** The key of a guest's order, from the answer that placed it. */
const OrderKey = z.object({ key: z.string().max(100).optional() });

export const orderCalls = {
  'POST /order/validate': {
    summary: 'Check that a cart can be ordered now',
    access: 'public',
    cached: true,
    /** `delivery`: how it would be delivered, by which carrier or on which day it would be collected; then that is checked too. */
    body: z.object({
      idCart: z.uuid(),
      delivery: OrderDeliveryKind.optional(),
      idCarrier: z.int().nullable().optional(),
      dateSchedule: z.iso.date().nullable().optional(),
    }),
    data: z.object({ valid: z.literal(true) }),
  },
  'POST /order': { summary: 'Place an order', access: 'public', cached: true, body: OrderBody, data: PlacedOrder },
  'GET /order': {
    summary: "The signed-in person's orders, newest first",
    access: 'customer',
    query: ListQueryParams,
    data: z.object({ total: z.int(), orders: z.array(OrderSummary) }),
  },
  'GET /order/{id}': { summary: 'An order, by its owner or with its key', access: 'public', params: OrderId, query: OrderKey, data: Order },
  'POST /order/{id}/cancel': {
    summary:
      'Cancel an order that nobody works on yet, by its owner or with its key: what was paid goes back. The same again changes nothing',
    access: 'public',
    params: OrderId,
    query: OrderKey,
    data: Order,
  },
  'POST /order/lookup': {
    summary: 'The id and key of an order, by its number and its e-mail address; the answer is the same whichever of them is wrong',
    access: 'public',
    body: OrderLookup,
    data: z.object({ id: z.uuid(), key: z.string() }),
  },
  'GET /list/order/status': {
    summary: 'Names of the order statuses',
    access: 'public',
    data: z.array(z.object({ id: OrderStatus, value: z.string() })),
  },
} as const satisfies CallTable;
