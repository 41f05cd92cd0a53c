export { applyRetention } from './flows/apply-retention.ts';
export { findLastRun, lastContractDay } from './flows/read-retention.ts';
export { retentionRoutes } from './routes.ts';
export { isKeptContract, lastRetentionDay, legalCutoff, openReturnStatuses, ordersUnderWay } from './rules.ts';
export { emptyDeclaration, emptyOrders, emptyTraces } from './steps/empty-orders.ts';
