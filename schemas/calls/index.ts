import type { z } from 'zod';
import { accountCalls } from './account.ts';
import { adminCalls } from './admin.ts';
import { batchCalls } from './batch.ts';
import { bookingCalls } from './booking.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { customizationCalls } from './customization.ts';
import { documentEditingCalls } from './document-editing.ts';
import { documentCalls } from './documents.ts';
import { elementCalls } from './elements.ts';
import { exchangeCalls } from './exchange.ts';
import { formCalls } from './forms.ts';
import { mediaLibraryCalls } from './media-library.ts';
import { operationCalls } from './operations.ts';
import { orderCalls } from './order.ts';
import { orderBackCalls } from './order-back.ts';
import { pageAdminCalls } from './page-admin.ts';
import { parameterCalls } from './parameters.ts';
import { paymentCalls } from './payments.ts';
import { productReviewCalls } from './product-review.ts';
import { publishingCalls } from './publishing.ts';
import { siteCalls } from './site.ts';
import { stockAlertCalls } from './stock-alert.ts';

/** Every call of the API: one source for the server's routes, the client's types and the OpenAPI document. */
export const calls = {
  ...batchCalls,
  ...siteCalls,
  ...catalogueCalls,
  ...stockAlertCalls,
  ...productReviewCalls,
  ...cartCalls,
  ...customizationCalls,
  ...orderCalls,
  ...orderBackCalls,
  ...paymentCalls,
  ...documentCalls,
  ...accountCalls,
  ...adminCalls,
  ...operationCalls,
  ...parameterCalls,
  ...contentCalls,
  ...publishingCalls,
  ...elementCalls,
  ...bookingCalls,
  ...formCalls,
  ...exchangeCalls,
  ...pageAdminCalls,
  ...documentEditingCalls,
  ...mediaLibraryCalls,
};

type Calls = typeof calls;
export type CallKey = keyof Calls;
/** Calls whose body is multipart. */
export type MultipartCallKey = { [K in CallKey]: Calls[K] extends { multipart: true } ? K : never }[CallKey];

type Part<K extends CallKey, P extends string> = Calls[K] extends { [key in P]: infer T } ? T : never;
type InputOf<T> = [T] extends [never] ? undefined : T extends z.ZodType ? z.input<T> : undefined;

/** `data` of a call's answer. */
export type CallData<K extends CallKey> = z.output<Calls[K]['data']>;
/** Input of a call: path parameters, query and body, if the call has them. */
export type CallInput<K extends CallKey> = (Part<K, 'params'> extends never ? object : { params: InputOf<Part<K, 'params'>> }) &
  (Part<K, 'query'> extends never ? object : { query?: InputOf<Part<K, 'query'>> }) &
  (Part<K, 'body'> extends never ? object : { body: InputOf<Part<K, 'body'>> });
