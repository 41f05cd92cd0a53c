export { withdrawalsOfOrder } from './flows/admin-withdrawals.ts';
export { forgetPrepared } from './forget-prepared.ts';
export { withdrawalRoutes } from './routes.ts';
