import { listEvents, listRegistrations } from '../events/read-registrations.ts';
import { type Api, route } from '../platform/http/route.ts';
import { message } from '../platform/messages/message.ts';
import { listAnswers, listForms } from './read-answers.ts';

/** Calls that show what people sent: registrations for events, answers of forms, messages. */
export function adminInboxRoutes(app: Api): void {
  route(app, 'GET /admin/event', ({ db, site, locale, query }) => listEvents(db, { idSite: site.id, locale }, query));
  route(app, 'GET /admin/registration', ({ db, site, locale, query }) => listRegistrations(db, { idSite: site.id, locale }, query));
  route(app, 'GET /admin/form', ({ db, site, locale, lang }) => listForms(db, { idSite: site.id, locale }, message(lang, 'message.title')));
  route(app, 'GET /admin/answer', ({ db, site, query }) => listAnswers(db, site.id, query));
}
