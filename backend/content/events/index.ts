export { calendarFile } from './calendar.ts';
export { listEvents, listRegistrations } from './flows/read-registrations.ts';
export { elementRoutes } from './routes.ts';
