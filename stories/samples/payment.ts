import { fn } from 'storybook/test';
import type { PaymentView } from '#registry/checkout/payment/payment-standing.ts';
import type { PaymentActions } from '#registry/checkout/payment/payment-state.tsx';
import type { MethodState } from '#registry/checkout/payment/use-payment-method.ts';
import type { PaymentState, ShownMethod } from '#schemas/payments.ts';
import { order } from './shop.ts';

export const payment = (over: Partial<PaymentState>): PaymentState => ({
  id: order.id,
  reference: order.reference,
  status: 'PENDING_PAYMENT',
  paymentStatus: 'redirected',
  method: 'CUSTOM',
  isTest: false,
  total: order.total,
  currency: 'EUR',
  outcome: 'waiting',
  canPay: true,
  heldUntil: '2026-11-20T10:30:00Z',
  retryAfterMs: 2000,
  ...over,
});

const known = { watch: null, placed: null, order: null, failure: null } as const;
export const lookingView: PaymentView = { ...known, status: 'confirming', watch: 'reading', payment: null };
export const paidView: PaymentView = { ...known, status: 'success', payment: payment({ outcome: 'paid', retryAfterMs: null }), order };
export const failedView: PaymentView = { ...known, status: 'failed', payment: payment({ outcome: 'refused' }) };

export const actions = {
  onRetry: fn(),
  onLook: fn(),
  onStop: fn(),
  onGiveUp: fn(),
  onPay: fn(),
  onCart: fn(),
} satisfies PaymentActions;

const noOrigins = { script: [], frame: [], connect: [], image: [], formAction: [] };
export const shownMethod = (over: Partial<ShownMethod> = {}): ShownMethod => ({
  method: 'CAWL',
  kind: 'redirect',
  isTest: false,
  publicKey: null,
  origins: noOrigins,
  ...over,
});
export const methodState = (over: Partial<ShownMethod> = {}): MethodState => ({
  method: shownMethod(over),
  isFailed: false,
  retry: () => undefined,
});
