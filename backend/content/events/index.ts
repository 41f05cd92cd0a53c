export { calendarFile } from './calendar.ts';
export { listEvents, listRegistrations } from './flows/read-registrations.ts';
export { forgetRegistrations, keptSince } from './flows/register-visitor.ts';
export { elementRoutes } from './routes.ts';
