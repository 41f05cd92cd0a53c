export { adminRoutes } from './order-routes.ts';
