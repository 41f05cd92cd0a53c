export { returnsOfOrder } from './admin-returns.ts';
export { openReturn } from './flows/open-return.ts';
export { returnableOf } from './returnable.ts';
export { orderBackRoutes } from './routes.ts';
