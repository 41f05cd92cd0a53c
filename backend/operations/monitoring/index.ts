export { healthRoutes } from './health-routes.ts';
export { operationRoutes } from './routes.ts';
