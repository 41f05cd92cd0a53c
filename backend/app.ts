import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { FieldError } from '#schemas/envelope.ts';
import { accountRoutes } from './account/routes.ts';
import { sessionRoutes } from './account/session-routes.ts';
import { adminRoutes } from './back-office/order-routes.ts';
import { bookingRoutes } from './booking/routes.ts';
import { adoptGuestCart } from './cart/adopt-guest-cart.ts';
import { customizationRoutes } from './cart/customization-routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { deliveryRoutes } from './cart/shipping-routes.ts';
import { orderRoutes } from './checkout/routes.ts';
import { elementRoutes } from './events/routes.ts';
import { formRoutes } from './forms/routes.ts';
import { invoiceListeners } from './invoice/listeners.ts';
import { documentRoutes } from './invoice/routes.ts';
import { mailCounts } from './mail/mail-counts.ts';
import { fontRoutes } from './media/font-routes.ts';
import { libraryRoutes } from './media/library/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { operationRoutes } from './operations/routes.ts';
import { orderMailListeners } from './order-mail/listeners.ts';
import { editingRoutes } from './pages/editing/routes.ts';
import { siteRoutes } from './pages/routes.ts';
import { schemaRoutes } from './pages/schema-routes.ts';
import { treeRoutes } from './pages/tree/routes.ts';
import { paymentRoutes } from './payment/notify-routes.ts';
import { type PaymentProviders, paymentProviders } from './payment/providers.ts';
import { paymentListeners } from './payment/request-refund.ts';
import { paymentCallRoutes } from './payment/routes.ts';
import { session } from './people/sessions.ts';
import type { WholeDatabase } from './platform/database/database.ts';
import { loggable } from './platform/database/loggable.ts';
import { violatedConstraint } from './platform/database/violated-constraint.ts';
import { teller } from './platform/domain-events.ts';
import { ApiError } from './platform/http/api-error.ts';
import { batchRoute } from './platform/http/batch-route.ts';
import type { ApiContext, ApiEnv } from './platform/http/context.ts';
import { clientGoneStatus, isClientGone, logging, measuring, requestId } from './platform/http/middleware/telemetry.ts';
import { type PlainDefinition, plainRoute } from './platform/http/plain-route.ts';
import type { Api } from './platform/http/route.ts';
import type { Services } from './platform/http/services.ts';
import { isFull, isUnavailable } from './platform/http/unavailable.ts';
import { createMeasures, type Measures } from './platform/measure/measures.ts';
import { message } from './platform/messages/message.ts';
import { type OpenApiDocument, openApiDocument } from './platform/openapi/document.ts';
import { docsPage, docsPolicy } from './platform/openapi/page.ts';
import { databaseRateLimiter } from './platform/rate-limits/rate-limiter.ts';
import { readCache } from './platform/read-cache/read-through.ts';
import { withTimeLimits } from './platform/time-limits.ts';
import { productReviewRoutes } from './product-review/routes.ts';
import { blogRoutes } from './publishing/blog-routes.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { orderBackRoutes } from './returns/routes.ts';
import { catalogueRoutes } from './search/routes.ts';
import { parameterRoutes } from './settings/routes.ts';
import { language, languageAsked, site } from './site/site-middleware.ts';
import { stockCounts } from './stock/stock-counts.ts';
import { stockAlertRoutes } from './stock-alert/routes.ts';

/** Seconds after which a database or a disk that is away may be asked again. */
const retryAfterSeconds = 5;

/** Who listens to what happens in the shop. Invoices come before the e-mails that may speak of them. */
export const tellShop = teller([invoiceListeners, paymentListeners, orderMailListeners]);

/** What a process counts: its requests and jobs, the e-mails that wait and the pieces that are held. */
export const shopMeasures = (db: WholeDatabase): Measures => createMeasures([...mailCounts(db), ...stockCounts(db)]);

/** What an app is made of; the rest has a default. */
export type AppParts = Pick<Services, 'config' | 'logger' | 'mediaStore'> &
  Partial<Omit<Services, 'db'>> & { db: WholeDatabase; payments?: PaymentProviders };

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
    tell: tellShop,
    measures: shopMeasures(parts.db),
    isStopping: () => false,
    ...parts,
  };
  const payments = parts.payments ?? paymentProviders(parts.config);
  const app: Api = new OpenAPIHono<ApiEnv>();
  app.use((c, next) => {
    c.set('services', services);
    return withTimeLimits('shopper', next);
  });
  // Whether people come by https is for the web server to know: it says so for every answer.
  app.use(measuring, requestId, logging, languageAsked, secureHeaders({ strictTransportSecurity: false }));
  app.onError(answerFailure);
  app.notFound((c) => failure(c, new ApiError(404, 'error.not-found')));

  healthRoutes(app, parts.db);
  schemaRoutes(app);
  mediaRoutes(app, services.mediaStore);
  paymentRoutes(app, payments);
  describeApi(app);

  app.use(site(parts.db), language, session);
  for (const path of [
    '/product/*',
    '/product-card',
    '/search',
    '/v2/product/*',
    '/cart/*',
    '/calculate/*',
    '/order/validate',
    '/order/discount',
  ])
    app.use(path, readCache);
  app.on('POST', '/order', readCache);
  batchRoute(app);
  siteRoutes(app);
  catalogueRoutes(app);
  publishingRoutes(app);
  stockAlertRoutes(app);
  blogRoutes(app);
  elementRoutes(app);
  bookingRoutes(app);
  formRoutes(app);
  customizationRoutes(app);
  accountRoutes(app);
  sessionRoutes(app);
  cartRoutes(app);
  deliveryRoutes(app);
  orderRoutes(app, payments);
  paymentCallRoutes(app, payments);
  orderBackRoutes(app);
  productReviewRoutes(app);
  documentRoutes(app);
  adminRoutes(app);
  operationRoutes(app, services.mediaStore);
  parameterRoutes(app);
  treeRoutes(app);
  libraryRoutes(app);
  editingRoutes(app);
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
  if (isFull(error)) {
    c.var.log.error({ err: loggable(error) }, 'no room left');
    return failure(c, new ApiError(507, 'error.full'));
  }
  if (isUnavailable(error)) {
    c.var.log.error({ err: loggable(error) }, 'unavailable');
    return failure(c, new ApiError(503, 'error.unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } }));
  }
  const constraint = violatedConstraint(error);
  if (constraint !== undefined) {
    // Two did the same at once, and the other was first: it stands there now. What can be told apart better is, before it comes here.
    c.var.log.warn({ constraint }, 'stored twice at once');
    return failure(c, new ApiError(409, 'error.stored-meanwhile'));
  }
  c.var.log.error({ err: loggable(error) }, 'unexpected');
  return failure(c, new ApiError(500, 'error.unexpected'));
}

function failure(c: ApiContext, error: ApiError): Response {
  const { lang } = c.var;
  const fields = error.fields?.map((field): FieldError => ({ key: field.key, error: message(lang, field.message, field.params) })) ?? null;
  const answer = { success: false, data: fields, message: message(lang, error.key, error.params), ...(error.code && { code: error.code }) };
  return c.json(answer, error.status, error.headers);
}
