import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { OrderBack, OrderBackBody, OrderBackInfo, OrderBackStep, Returnable } from '../order-back.ts';

export const orderBackCalls = {
  'GET /order/back-products/is-active': {
    summary: 'Whether returns are asked for here, and what the shop says at each step',
    access: 'public',
    data: OrderBackInfo,
  },
  'GET /order-back': {
    summary: "Returns of one of the person's orders, and what can still be sent back",
    access: 'customer',
    query: z.object({ order: z.uuid() }),
    data: z.object({ ordersBack: z.array(OrderBack), returnable: Returnable }),
  },
  'POST /order/{id}/back-products': {
    summary: "Ask to send lines of one of the person's orders back",
    access: 'customer',
    params: z.object({ id: z.uuid() }),
    body: OrderBackBody,
    data: OrderBack,
  },
  'GET /order-generic-values/{type}': {
    summary: 'Values that order forms offer; type ORDER_BACK_REASON: why something is sent back',
    access: 'public',
    params: z.object({ type: z.string().max(40) }),
    data: z.array(z.object({ id: z.string(), value: z.string() })),
  },
  'PUT /admin/order-back/{id}': {
    summary: 'Say how far a return is',
    access: 'admin',
    params: z.object({ id: Id }),
    body: OrderBackStep,
    noted: ['step'],
    recentSignIn: ({ step }: OrderBackStep) => step === 'REFUNDED',
    data: OrderBack,
  },
} as const satisfies CallTable;
