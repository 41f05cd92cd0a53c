import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { FieldError } from '#schemas/envelope.ts';
import { ApiError } from './api-error.ts';
import { clientGoneStatus, isClientGone } from './client-gone.ts';
import type { ApiContext, ApiEnv } from './context.ts';
import { loggable } from './db/loggable.ts';
import { adoptGuestCart } from './flows/cart/adopt-guest-cart.ts';
import { createMeasures } from './measure/measures.ts';
import { message } from './messages/message.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { facts } from './middleware/facts.ts';
import { language, languageAsked } from './middleware/language.ts';
import { logging } from './middleware/logging.ts';
import { measuring } from './middleware/measuring.ts';
import { requestId } from './middleware/request-id.ts';
import { session } from './middleware/session.ts';
import { site } from './middleware/site.ts';
import { type OpenApiDocument, openApiDocument } from './openapi/document.ts';
import { docsPage, docsPolicy } from './openapi/page.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { paymentProviders } from './payments/providers.ts';
import { type PlainDefinition, plainRoute } from './plain-route.ts';
import { databaseRateLimiter } from './rate-limiter.ts';
import type { Api } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { blogRoutes } from './routes/blog.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { customizationRoutes } from './routes/customization.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { documentRoutes } from './routes/documents.ts';
import { elementRoutes } from './routes/elements.ts';
import { fontRoutes } from './routes/fonts.ts';
import { formRoutes } from './routes/forms.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { operationRoutes } from './routes/operations.ts';
import { orderRoutes } from './routes/order.ts';
import { orderBackRoutes } from './routes/order-back.ts';
import { parameterRoutes } from './routes/parameters.ts';
import { publishingRoutes } from './routes/publishing.ts';
import { schemaRoutes } from './routes/schemas.ts';
import { siteRoutes } from './routes/site.ts';
import type { Services } from './services.ts';
import { isUnavailable } from './unavailable.ts';

/** Seconds after which a database or a disk that is away may be asked again. */
const retryAfterSeconds = 5;

/** What an app is made of; the rest has a default. */
export type AppParts = Pick<Services, 'db' | 'config' | 'logger' | 'mediaStore'> & Partial<Services>;

/**
 * Builds the API without listening: tests call `app.request(path)`, the server listens on `app.fetch`.
 * @example const app = createApp({ db, config, logger, mediaStore }); await app.request('/site/info');
 */
export function createApp(parts: AppParts): Api {
  const now = parts.now ?? (() => new Date());
  const services: Services = {
    now,
    rateLimiter: databaseRateLimiter(parts.db, now),
    onSignedIn: adoptGuestCart,
    payments: paymentProviders(parts.db, parts.config),
    measures: createMeasures(parts.db),
    isStopping: () => false,
    ...parts,
  };
  const app: Api = new OpenAPIHono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('services', services);
    await next();
  });
  // Whether people come by https is for the web server to know: it says so for every answer.
  app.use(measuring, requestId, logging, languageAsked, secureHeaders({ strictTransportSecurity: false }), bodyLimit);
  app.onError(answerFailure);
  app.notFound((c) => failure(c, new ApiError(404, 'error.not-found')));

  healthRoutes(app);
  schemaRoutes(app);
  mediaRoutes(app, services.mediaStore);
  paymentRoutes(app, services.payments);
  describeApi(app);

  app.use(site, language, session);
  for (const path of ['/product/*', '/cart/*', '/calculate/*', '/order/validate', '/order/discount']) app.use(path, facts);
  app.on('POST', '/order', facts);
  siteRoutes(app);
  catalogueRoutes(app);
  publishingRoutes(app);
  blogRoutes(app);
  elementRoutes(app);
  formRoutes(app);
  customizationRoutes(app);
  accountRoutes(app);
  cartRoutes(app);
  deliveryRoutes(app);
  orderRoutes(app);
  orderBackRoutes(app);
  documentRoutes(app);
  adminRoutes(app);
  operationRoutes(app, services.mediaStore);
  parameterRoutes(app);
  fontRoutes(app, services.mediaStore);
  return app;
}

function describeApi(app: Api): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'apiKey', in: 'header', name: 'Authorization' });
  let described: OpenApiDocument | undefined;
  const json: PlainDefinition = { summary: 'This document', access: 'public', types: ['application/json'] };
  plainRoute(app, 'GET /api/openapi.json', json, (c) => {
    described ??= openApiDocument(app);
    return c.json(described);
  });
  const page: PlainDefinition = { summary: 'The same as a page to read', access: 'public', types: ['text/html'] };
  plainRoute(app, 'GET /api/docs', page, (c) => {
    described ??= openApiDocument(app);
    return c.html(docsPage(described), 200, { 'Content-Security-Policy': docsPolicy });
  });
}

/** The one place where failures become answers. */
function answerFailure(error: Error, c: ApiContext): Response {
  if (isClientGone(c)) return new Response(null, { status: clientGoneStatus });
  if (error instanceof ApiError) return failure(c, error);
  if (error instanceof HTTPException && error.status < 500) return failure(c, new ApiError(400, 'error.bad-request'));
  if (isUnavailable(error)) {
    c.var.log.error({ err: loggable(error) }, 'unavailable');
    return failure(c, new ApiError(503, 'error.unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } }));
  }
  c.var.log.error({ err: loggable(error) }, 'unexpected');
  return failure(c, new ApiError(500, 'error.unexpected'));
}

function failure(c: ApiContext, error: ApiError): Response {
  const { lang } = c.var;
  const fields = error.fields?.map((field): FieldError => ({ key: field.key, error: message(lang, field.message, field.params) })) ?? null;
  return c.json({ success: false, data: fields, message: message(lang, error.key, error.params) }, error.status, error.headers);
}
