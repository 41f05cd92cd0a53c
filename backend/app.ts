import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { accountRoutes, sessionRoutes, teamRoutes } from '#backend/commerce/account/index.ts';
import { adoptGuestCart, cartRoutes, customizationRoutes, deliveryRoutes } from '#backend/commerce/cart/index.ts';
import { orderRoutes } from '#backend/commerce/checkout/index.ts';
import { documentRoutes, invoiceListeners } from '#backend/commerce/invoice/index.ts';
import { orderMailListeners } from '#backend/commerce/order-mail/index.ts';
import {
  type PaymentProviders,
  paymentCallRoutes,
  paymentListeners,
  paymentProviders,
  paymentRoutes,
} from '#backend/commerce/payment/index.ts';
import { retentionRoutes } from '#backend/commerce/privacy/index.ts';
import { productReviewRoutes } from '#backend/commerce/product-review/index.ts';
import { orderBackRoutes } from '#backend/commerce/returns/index.ts';
import { withdrawalRoutes } from '#backend/commerce/withdrawal/index.ts';
import { bookingRoutes } from '#backend/content/booking/index.ts';
import { elementRoutes } from '#backend/content/events/index.ts';
import { adminInboxRoutes, formRoutes } from '#backend/content/forms/index.ts';
import { blogRoutes, publishingRoutes } from '#backend/content/publishing/index.ts';
import { mailCounts, outboxRoutes } from '#backend/foundation/mail/index.ts';
import { fillExternalPaths, fontRoutes, libraryRoutes, mediaRoutes } from '#backend/foundation/media/index.ts';
import { session } from '#backend/foundation/people/index.ts';
import { parameterRoutes } from '#backend/foundation/settings/index.ts';
import { language, languageAsked, site } from '#backend/foundation/site/index.ts';
import { relayFeedRoutes, shippingRoutes } from '#backend/goods/shipping/index.ts';
import { stockCounts } from '#backend/goods/stock/index.ts';
import { stockAlertRoutes } from '#backend/goods/stock-alert/index.ts';
import { adminRoutes } from '#backend/operations/back-office/index.ts';
import { entryRoutes } from '#backend/operations/entries/index.ts';
import { healthRoutes, operationRoutes } from '#backend/operations/monitoring/index.ts';
import { repricingRoutes } from '#backend/operations/repricing/index.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { loggable } from '#backend/platform/database/loggable.ts';
import { violatedConstraint } from '#backend/platform/database/violated-constraint.ts';
import { teller } from '#backend/platform/domain-events.ts';
import { ApiError, fieldErrors } from '#backend/platform/http/api-error.ts';
import { batchRoute } from '#backend/platform/http/batch-route.ts';
import type { ApiContext, ApiEnv } from '#backend/platform/http/context.ts';
import { clientGoneStatus, isClientGone, logging, measuring, requestId } from '#backend/platform/http/middleware/telemetry.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';
import type { Services } from '#backend/platform/http/services.ts';
import { isFull, isUnavailable } from '#backend/platform/http/unavailable.ts';
import { createMeasures, type Measures } from '#backend/platform/measure/measures.ts';
import { message } from '#backend/platform/messages/message.ts';
import { openApiDocument } from '#backend/platform/openapi/document.ts';
import type { OpenApiDocument } from '#backend/platform/openapi/json-document.ts';
import { docsPage, docsPolicy } from '#backend/platform/openapi/page.ts';
import { databaseRateLimiter } from '#backend/platform/rate-limits/rate-limiter.ts';
import { withTimeLimits } from '#backend/platform/time-limits.ts';
import { editingRoutes, schemaRoutes, shareCardRoute, siteRoutes, treeRoutes } from '#backend/storefront/pages/index.ts';
import { catalogueRoutes } from '#backend/storefront/search/index.ts';

/** Seconds after which a database or a disk that is away may be asked again. */
const retryAfterSeconds = 5;

/** Listeners to the events of the shop. Invoices come before the e-mails that may mention them. */
export const tellShop = teller([invoiceListeners, paymentListeners, orderMailListeners]);

/** Creates the measures of a process: its requests and jobs, the waiting e-mails and the held pieces. */
export const shopMeasures = (db: WholeDatabase): Measures => createMeasures([...mailCounts(db), ...stockCounts(db)]);

/** Parts of an app; the optional ones have defaults. */
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
    completeAnswer: parts.config.publicFilesUrl ? fillExternalPaths(parts.config.publicFilesUrl) : undefined,
    isStopping: () => false,
    ...parts,
  };
  const payments = parts.payments ?? paymentProviders(parts.config);
  const app: Api = new OpenAPIHono<ApiEnv>();
  app.use((c, next) => {
    c.set('services', services);
    return withTimeLimits('shopper', next);
  });
  // Only the web server knows whether people use https, and it sets the header for every answer.
  app.use(measuring, requestId, logging, languageAsked, secureHeaders({ strictTransportSecurity: false }));
  app.onError(answerFailure);
  app.notFound((c) => failure(c, new ApiError(404, 'error.not-found')));

  healthRoutes(app, parts.db);
  schemaRoutes(app);
  mediaRoutes(app, services.mediaStore);
  shareCardRoute(app, services.mediaStore);
  paymentRoutes(app, payments);
  describeApi(app, parts.config.webOrigin);

  app.use(site(parts.db), language, session);
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
  teamRoutes(app);
  cartRoutes(app);
  deliveryRoutes(app);
  shippingRoutes(app);
  relayFeedRoutes(app);
  repricingRoutes(app);
  orderRoutes(app, payments);
  paymentCallRoutes(app, payments);
  orderBackRoutes(app);
  withdrawalRoutes(app);
  retentionRoutes(app);
  productReviewRoutes(app);
  documentRoutes(app);
  adminRoutes(app);
  adminInboxRoutes(app);
  outboxRoutes(app);
  entryRoutes(app);
  operationRoutes(app, services.mediaStore);
  parameterRoutes(app);
  treeRoutes(app);
  libraryRoutes(app);
  editingRoutes(app);
  fontRoutes(app, services.mediaStore);
  return app;
}

function describeApi(app: Api, webOrigin: string): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'apiKey', in: 'header', name: 'Authorization' });
  let described: OpenApiDocument | undefined;
  const json: PlainDefinition = { summary: 'This document', access: 'public', types: ['application/json'] };
  plainRoute(app, 'GET /api/openapi.json', json, (c) => {
    described ??= openApiDocument(app, webOrigin);
    return c.json(described);
  });
  const page: PlainDefinition = { summary: 'The same as a page to read', access: 'public', types: ['text/html'] };
  plainRoute(app, 'GET /api/docs', page, (c) => {
    described ??= openApiDocument(app, webOrigin);
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
  const fields = error.fields && fieldErrors(error.fields, lang);
  const { code, conflict } = error;
  const answer = {
    success: false,
    data: fields,
    message: message(lang, error.key, error.params),
    ...(code && { code }),
    ...(conflict && { conflict }),
  };
  return c.json(answer, error.status, error.headers);
}
