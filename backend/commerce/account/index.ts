export { forgetInvitations } from './flows/invite-to-team.ts';
export { endExpiredSessions } from './flows/record-access.ts';
export { removeInactive } from './flows/remove-inactive.ts';
export { sendResets } from './flows/reset-password.ts';
export { forgetOldCallers } from './known-callers.ts';
export { accountRoutes } from './routes.ts';
export { sessionRoutes } from './session-routes.ts';
export { teamRoutes } from './team-routes.ts';
