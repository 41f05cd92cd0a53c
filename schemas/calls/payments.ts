import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ListQueryParams } from '../list-query.ts';
import { PaymentMethod, PlacedOrder } from '../order.ts';
import {
  OpenRefund,
  OrderPayments,
  PaymentConfirmBody,
  Payout,
  PayoutBody,
  Reconciliation,
  RefundBody,
  RefundConfirmBody,
  UnconfirmedPayment,
} from '../payment-books.ts';
import { PaymentSetup, ProviderSettings, ProviderSettingsBody } from '../payment-settings.ts';
import { PaymentState, PaymentStateQuery, PublicKey, ShownMethod } from '../payments.ts';

const OrderId = z.object({ id: z.uuid() });
const Method = z.object({ method: PaymentMethod });
export const ReconciliationQuery = ListQueryParams.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() });

export const paymentCalls = {
  'GET /payment/method': {
    summary: 'What payments go through now, and what a payment page may load for it',
    access: 'public',
    data: ShownMethod,
  },
  'GET /custom-stripe/public-key': {
    summary: "The publishable key of the shop's card payments; 404 while none is set up",
    access: 'public',
    data: PublicKey,
  },
  'POST /order/{id}/payment': {
    summary: 'Open the payment of an order, again after a refusal or a cancellation, while its stock is held',
    access: 'public',
    params: OrderId,
    query: z.object({ key: z.string().max(100).optional() }),
    data: PlacedOrder,
  },
  'GET /order/{id}/payment': {
    summary: "How far an order's payment is, by its owner or with its key; asks the provider when it has not told yet",
    access: 'public',
    params: OrderId,
    query: PaymentStateQuery,
    data: PaymentState,
  },
  'GET /order/cawl/result/{id}': {
    summary: 'The same for an order paid with Cawl, where Cawl sends the shopper back to; `isConfigured`: whether this shop uses it',
    access: 'public',
    params: OrderId,
    query: PaymentStateQuery,
    data: PaymentState.extend({ isConfigured: z.boolean() }),
  },
  'POST /order/{id}/payment/cancel': {
    summary: 'The shopper gives up the open payment of an order: it is ended at the provider where that can be done',
    access: 'public',
    params: OrderId,
    query: z.object({ key: z.string().max(100).optional() }),
    data: PaymentState,
  },
  'GET /admin/payment/provider': { summary: 'What is set up for each method; no secret is answered', access: 'admin', data: PaymentSetup },
  'PUT /admin/payment/provider/{method}': {
    summary: 'Set up a method; a key that is not named keeps its value',
    access: 'admin',
    params: Method,
    body: ProviderSettingsBody,
    recentSignIn: true,
    data: ProviderSettings,
  },
  'POST /admin/payment/provider/{method}/check': {
    summary: 'Check each key of a method, and make a test call with them',
    access: 'admin',
    params: Method,
    data: ProviderSettings,
  },
  'GET /admin/order/{id}/payment': {
    summary: 'Attempts to pay an order with what happened to them, the money that came and went back',
    access: 'admin',
    params: OrderId,
    data: OrderPayments,
  },
  'POST /admin/order/{id}/payment/confirm': {
    summary: "The bank's list holds the payment of an order, with this amount",
    access: 'admin',
    params: OrderId,
    body: PaymentConfirmBody,
    noted: ['amount'],
    data: OrderPayments,
  },
  'GET /admin/payment/unconfirmed': {
    summary: 'Paid orders that the bank has not confirmed to be paid to this shop, the oldest first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), payments: z.array(UnconfirmedPayment) }),
  },
  'POST /admin/order/{id}/refund': {
    summary: 'Give part of an order back, or an extra payment, through its provider where it can',
    access: 'admin',
    params: OrderId,
    body: RefundBody,
    noted: ['amount'],
    recentSignIn: true,
    data: OrderPayments,
  },
  'GET /admin/payment/refund': {
    summary: 'Refunds that are not done, the oldest first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), refunds: z.array(OpenRefund) }),
  },
  'POST /admin/payment/refund/{id}/confirm': {
    summary: 'A person gave the money of a refund back',
    access: 'admin',
    params: OrderId,
    body: RefundConfirmBody,
    data: OrderPayments,
  },
  'POST /admin/payment/refund/{id}/retry': {
    summary: 'Hand a refund that failed to its provider again',
    access: 'admin',
    params: OrderId,
    recentSignIn: true,
    data: OrderPayments,
  },
  'GET /admin/payment/reconciliation': {
    summary: 'Orders, payments, refunds, invoices and payouts a day, and a page of what does not fit together, the first first',
    access: 'admin',
    query: ReconciliationQuery,
    data: Reconciliation,
  },
  'GET /admin/payment/payout': {
    summary: 'What providers paid to the bank, newest first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), payouts: z.array(Payout) }),
  },
  'POST /admin/payment/payout': {
    summary: 'Enter what a provider paid to the bank',
    access: 'admin',
    body: PayoutBody,
    noted: ['provider', 'amount'],
    data: Payout,
  },
} as const satisfies CallTable;
