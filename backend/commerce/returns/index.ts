export { returnsOfOrder } from './admin-returns.ts';
export { orderBackRoutes } from './routes.ts';
