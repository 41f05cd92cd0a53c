import { endOtherSessions, endSession, listSessions } from '#backend/foundation/people/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { logAccess } from './flows/record-access.ts';

/** An administrator's own sessions. The audit log keeps each end, as every write. */
export function sessionRoutes(api: Api): void {
  route(api, 'GET /admin/session', async ({ db, site, user, services }) => ({
    sessions: await listSessions(db, site.id, user, services.now()),
  }));
  route(api, 'DELETE /admin/session/{id}', async (call) => {
    const { db, site, user, params, say } = call;
    if (!(await endSession(db, site.id, user.id, params.id))) throw new ApiError(404, 'auth.session-over');
    logAccess(call, user.id, 'session-ended');
    say('auth.session-ended');
    return null;
  });
  route(api, 'DELETE /admin/session', async (call) => {
    await endOtherSessions(call.db, call.site.id, call.user);
    logAccess(call, call.user.id, 'sessions-ended');
    call.say('auth.sessions-ended');
    return null;
  });
}
