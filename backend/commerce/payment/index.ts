export { collectorOf, openPayment, requirePayable } from './flows/open-payment.ts';
export { paymentListeners, requestAmount } from './flows/request-refund.ts';
export { paymentJobs } from './jobs.ts';
export { paymentRoutes } from './notify-routes.ts';
export { type PaymentProviders, paymentProviders } from './providers/providers.ts';
export { readReconciliation, type WholeReconciliation } from './reconciliation.ts';
export { paymentCallRoutes } from './routes.ts';
export { confirmByList } from './unconfirmed-payments.ts';
