export { applyRetention } from './flows/apply-retention.ts';
export { keptUntil } from './flows/read-retention.ts';
export { retentionRoutes } from './routes.ts';
export { isKeptContract, legalYears } from './rules.ts';
export { emptyOrders, emptyTraces } from './steps/empty-orders.ts';
