import { z } from 'zod';
import * as address from '#schemas/address.ts';
import * as adminOrder from '#schemas/admin-order.ts';
import * as album from '#schemas/album.ts';
import * as blog from '#schemas/blog.ts';
import * as booking from '#schemas/booking.ts';
import * as cart from '#schemas/cart.ts';
import * as cms from '#schemas/cms/document.ts';
import * as customization from '#schemas/customization.ts';
import * as delivery from '#schemas/delivery.ts';
import * as element from '#schemas/element.ts';
import * as envelope from '#schemas/envelope.ts';
import * as form from '#schemas/form.ts';
import * as invoice from '#schemas/invoice.ts';
import * as news from '#schemas/news.ts';
import * as order from '#schemas/order.ts';
import * as orderBack from '#schemas/order-back.ts';
import * as page from '#schemas/page.ts';
import * as parameter from '#schemas/parameter.ts';
import * as payments from '#schemas/payments.ts';
import * as popup from '#schemas/popup.ts';
import * as product from '#schemas/product.ts';
import * as review from '#schemas/review.ts';
import * as service from '#schemas/service.ts';
import * as site from '#schemas/site.ts';
import * as user from '#schemas/user.ts';
import * as wishlist from '#schemas/wishlist.ts';
import { isJsonObject, type Json, type JsonObject, type OpenApiDocument } from './json-document.ts';
import { jsonSchema } from './schema.ts';

/** Modules whose objects have a name of their own in the document: those of the shop and of its content. */
const modules: readonly object[] = [
  ...[product, cart, order, orderBack, delivery, customization, payments, invoice, user, address, wishlist, adminOrder],
  ...[site, parameter, page, cms, news, blog, album, element, booking, service, review, form, popup, envelope],
];

/**
 * Names of objects by the JSON that describes them. What a call takes may differ from what it gives, by its defaults: an object that
 * bodies of calls hold is then named `…Input`.
 */
function readNames(): ReadonlyMap<string, string> {
  const objects = modules.flatMap((module) => Object.entries(module)).filter(([, schema]) => schema instanceof z.ZodObject);
  const taken = new Set(objects.map(([name]) => name));
  const names = new Map<string, string>();
  const add = (name: string, schema: z.ZodObject, io: 'input' | 'output') => {
    const text = JSON.stringify(jsonSchema(schema, io));
    if (!names.has(text)) names.set(text, name);
  };
  for (const [name, schema] of objects) add(name, schema, name.endsWith('Body') ? 'input' : 'output');
  for (const [name, schema] of objects) if (!taken.has(`${name}Input`)) add(`${name}Input`, schema, 'input');
  return names;
}

/** Puts each object of the shop and of its content once among the document's components, by its name, and refers to it elsewhere. */
export function nameSchemas(document: OpenApiDocument): OpenApiDocument {
  const names = readNames();
  const schemas: JsonObject = {};
  const within = (value: JsonObject): JsonObject => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  function walk(value: Json): Json {
    if (Array.isArray(value)) return value.map(walk);
    if (!isJsonObject(value)) return value;
    const name = isJsonObject(value.properties) ? names.get(JSON.stringify(value)) : undefined;
    if (name === undefined) return within(value);
    schemas[name] ??= within(value);
    return { $ref: `#/components/schemas/${name}` };
  }
  const walked = within(document) as OpenApiDocument;
  return {
    ...walked,
    components: { ...walked.components, schemas: { ...(walked.components.schemas as JsonObject | undefined), ...sortByName(schemas) } },
  };
}

const sortByName = (schemas: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
