import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { StockAlert, StockAlertBody, StockAlertKey } from '../stock-alert.ts';

export const stockAlertCalls = {
  'POST /stock-alert': {
    summary: 'Be written to, once, when a declination that is sold out is back; the answer is the same whether or not the address waits',
    access: 'public',
    body: StockAlertBody,
    data: z.null(),
  },
  'POST /stock-alert/remove': {
    summary: 'Take an alert off with the key of its e-mail; nothing of it is kept',
    access: 'public',
    body: StockAlertKey,
    data: z.null(),
  },
  'POST /stock-alert/{key}/remove': {
    summary: 'Take an alert off at one request of a mail program, whatever its body says (RFC 8058)',
    access: 'public',
    params: StockAlertKey,
    data: z.null(),
  },
  'GET /user/stock-alert': {
    summary: 'The alerts that the account asked for, the newest first',
    access: 'customer',
    data: z.array(StockAlert),
  },
  'DELETE /user/stock-alert/{id}': {
    summary: 'Take an alert off; answers those that are left',
    access: 'customer',
    params: z.object({ id: Id }),
    data: z.array(StockAlert),
  },
} as const satisfies CallTable;
