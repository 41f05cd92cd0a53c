export { forgetRepricings } from './flows/forget-repricings.ts';
export { runRepricings } from './flows/run-repricings.ts';
export { repricingRoutes } from './routes.ts';
