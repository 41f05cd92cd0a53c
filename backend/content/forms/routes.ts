import { z } from 'zod';
import { listEvents, listRegistrations } from '#backend/content/events/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { message } from '#backend/platform/messages/message.ts';
import { limitFiles, limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { messages } from '#messages/generated/backend/content/forms.ts';
import { contentTypes, handOver } from './file-kind.ts';
import { checkAnswers } from './flows/check-answers.ts';
import { listAnswers, listForms } from './flows/read-answers.ts';
import { readForm, readPopup } from './flows/read-form.ts';
import { readFile, submit } from './flows/submit-form.ts';

/** Limits of one caller in an hour: submissions, and checks of answers before them. */
const submissionsByCaller = { name: 'form', limit: 12, windowSeconds: 3600 };
const checksByCaller = { name: 'form-check', limit: 120, windowSeconds: 3600 };

const occasionOf = ({ services, site, locale }: Pick<Call<'POST /message'>, 'services' | 'site' | 'locale'>) => ({
  ...{ now: services.now(), locale, shopLocale: site.locales[0] ?? locale, webOrigin: services.config.webOrigin },
});

export function formRoutes(api: Api): void {
  route(api, 'GET /forms/{id}', ({ db, site, params, locale }) => readForm(db, site.id, params.id, locale));
  route(api, 'GET /popup/{id}', ({ db, site, params, locale }) => readPopup(db, site.id, params.id, locale));

  route(api, 'POST /forms/{id}/answer/validate', async (call) => {
    const { db, site, params, locale, body, filesByKey: files, caller } = call;
    await limitRate(call, checksByCaller, caller);
    const { fields } = await readForm(db, site.id, params.id, locale);
    const { refused } = await checkAnswers(fields, { answers: body.answers, files, market: site.market, isTrial: true });
    if (refused.length > 0) throw ApiError.fields(refused);
    return null;
  });

  route(api, 'POST /forms/{id}/submit', async (call) => {
    const { db, site, params, locale, body, filesByKey: files, caller, say } = call;
    const { id: idForm, title, fields } = await readForm(db, site.id, params.id, locale);
    await limitRate(call, checksByCaller, caller);
    const checked = await checkAnswers(fields, { answers: body.answers, files, market: site.market, isTrial: false });
    if (checked.refused.length > 0) throw ApiError.fields(checked.refused);
    // Only what can be sent counts: correcting a field is not sending again.
    await limitRate(call, submissionsByCaller, caller);
    await limitFiles(
      call,
      checked.files.map(({ bytes }) => ({ size: bytes.length })),
    );
    say('form.sent');
    // A program fell into the trap: it learns nothing of it.
    if (!body.website) await submit(db, { idSite: site.id, idForm, title, attempt: body.attempt ?? null, ...checked }, occasionOf(call));
    return null;
  });

  route(api, 'POST /message', async (call) => {
    const { db, site, lang, body, caller, say } = call;
    await limitRate(call, submissionsByCaller, caller);
    say('message.sent');
    if (body.website) return null;
    const labels = messages[lang];
    const answers = [
      { key: 'name', label: labels.name, value: body.name },
      { key: 'email', label: labels.email, value: body.email },
      ...(body.page ? [{ key: 'page', label: labels.page, value: body.page }] : []),
      { key: 'text', label: labels.text, value: body.text },
    ];
    const title = body.subject === 'ACCESSIBILITY' ? labels.accessibility : labels.title;
    const message = { idSite: site.id, idForm: null, title, answers, files: [], hasConsent: false, attempt: null };
    await submit(db, message, occasionOf(call));
    return null;
  });

  const file: PlainDefinition = {
    summary: 'A file that came with an answer to a form',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    types: Object.values(contentTypes),
  };
  plainRoute(api, 'GET /forms/file/download/{id}', file, async (c) => {
    const { services, site } = c.var;
    const id = z.uuid().safeParse(c.req.param('id'));
    const found = id.success ? await readFile(services.db, site.id, id.data) : undefined;
    if (!found) throw new ApiError(404, 'form.file-not-found');
    return handOver(c, found);
  });
}

/** Calls that show what people sent: registrations for events, answers of forms, messages. */
export function adminInboxRoutes(app: Api): void {
  route(app, 'GET /admin/event', ({ db, site, locale, query }) => listEvents(db, { idSite: site.id, locale }, query));
  route(app, 'GET /admin/registration', ({ db, site, locale, query }) => listRegistrations(db, { idSite: site.id, locale }, query));
  route(app, 'GET /admin/form', ({ db, site, locale, lang }) => listForms(db, { idSite: site.id, locale }, message(lang, 'message.title')));
  route(app, 'GET /admin/answer', ({ db, site, query }) => listAnswers(db, site.id, query));
}
