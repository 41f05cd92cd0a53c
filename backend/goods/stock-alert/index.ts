export { countAlerts, eraseAlerts, forgetAlerts, moveAlerts, readWaitedFor } from './alerts.ts';
export { stockAlertRoutes } from './routes.ts';
export { sendAlerts } from './send-alerts.ts';
