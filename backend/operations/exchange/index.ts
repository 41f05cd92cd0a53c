export { adminExchangeRoutes } from './routes.ts';
