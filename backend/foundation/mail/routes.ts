import { type Api, route } from '#backend/platform/http/route.ts';
import { readOutbox, sendAgain } from './read-outbox.ts';

/** The outbox, for the team. */
export function outboxRoutes(app: Api): void {
  route(app, 'POST /admin/mail/{id}/send-again', ({ db, site, params }) => sendAgain(db, site.id, params.id));
  route(app, 'GET /admin/mail', async ({ db, site, query, services }) => ({
    ...(await readOutbox(db, site.id, query)),
    sends: services.config.sendsMail ?? false,
  }));
}
