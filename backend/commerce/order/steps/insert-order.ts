import { and, eq, inArray } from 'drizzle-orm';
import type { Shopper } from '#backend/commerce/cart/index.ts';
import { readCompanyAddress } from '#backend/foundation/settings/index.ts';
import { moveFilesToOrder } from '#backend/goods/customization/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { Tell } from '#backend/platform/domain-events.ts';
import type { SiteContext } from '#backend/platform/http/context.ts';
import { products } from '#backend/tables/catalogue.ts';
import { orderEvents, orderLines, orders } from '#backend/tables/order.ts';
import { needsLatinName } from '#domain/latin-names.ts';
import type { Discount } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import type { DeliveryChoice, PlacedBody } from '../delivery-choice.ts';
import type { OrderRow } from '../events.ts';
import type { OrderAmounts, PricedLine } from '../order-lines.ts';
import { newKeySalt, nextReference } from '../order-names.ts';

/** A call that places an order; `caller` is the address it came from. */
export type Placing = {
  site: SiteContext;
  shopper: Shopper;
  locale: string;
  lang: Lang;
  webOrigin: string;
  tell: Tell;
  caller: string;
  body: PlacedBody;
};
/** Checked and calculated parts of an order before it is written. */
export type PreparedOrder = {
  idOrder: string;
  idCart: string;
  lines: readonly PricedLine[];
  discount: Discount | null;
  delivery: DeliveryChoice;
  amounts: OrderAmounts;
  /** The site's at this moment. */
  currency: string;
  heldUntil: Date;
  /** Holder of its pieces (heldByOf). */
  heldBy: string;
  /** The proof of majority of an order with alcohol. */
  birthdate: string | null;
  /** Time of the request that a rental begins before the withdrawal period ends. */
  earlyStartRequestedAt: Date | null;
};

/** Writes an order and its lines as they are now: names, prices and addresses are copied. */
export async function insertOrder(tx: Database, placing: Placing, prepared: PreparedOrder): Promise<OrderRow> {
  const { site, shopper, body, locale, lang } = placing;
  const { idOrder, idCart, lines, discount, delivery, amounts, currency, birthdate, earlyStartRequestedAt, heldUntil, heldBy } = prepared;
  const { slot } = delivery;
  // A code that takes nothing off, such as free shipping on what is collected, is not used up by the order.
  const applied = amounts.discount > 0 ? discount : null;
  const pickup = slot && {
    idSchedule: slot.idSchedule,
    date: slot.date,
    from: slot.from,
    to: slot.to,
    place: await pickupPlace(tx, site.id, lang),
  };
  const [order] = await tx
    .insert(orders)
    .values({
      id: idOrder,
      idSite: site.id,
      reference: await nextReference(tx, site, shopper.now),
      status: 'PENDING_PAYMENT',
      idUser: shopper.idUser,
      idCart,
      keySalt: newKeySalt(),
      locale,
      ...body.user,
      latinName: needsLatinName(body.user) ? (body.user.latinName ?? '') : '',
      subtotal: amounts.subtotal,
      discount: amounts.discount,
      shipping: amounts.shipping,
      total: amounts.total,
      vat: amounts.vat,
      taxation: amounts.taxation,
      sentTo: delivery.sentTo,
      vatDeducted: amounts.vatDeducted,
      shippingRates: amounts.shippingRates,
      currency,
      discountCode: applied ? body.discountCode : '',
      appliedDiscount: applied,
      message: body.message,
      deliveryKind: body.delivery.type,
      carrierName: delivery.carrierName,
      deliveryAddress: delivery.address,
      billingAddress: delivery.billing,
      accessPoint: delivery.accessPoint,
      promise: delivery.promise,
      pickup,
      pickupDate: slot?.date ?? null,
      idSchedule: slot?.idSchedule ?? null,
      acceptedTermsAt: shopper.now,
      birthdate,
      earlyStartRequestedAt,
      createdAt: shopper.now,
      heldUntil,
      heldBy,
    })
    .returning();
  if (!order) throw new Error('the order was not inserted');
  await tx.insert(orderEvents).values({ idSite: site.id, idOrder, type: 'order.placed', status: order.status, createdAt: shopper.now });
  await insertLines(tx, order, lines, amounts);
  const files = lines.flatMap(({ customizations }) => customizations.flatMap(({ file }) => file ?? []));
  await moveFilesToOrder(tx, { idSite: site.id, idOrder }, files);
  return order;
}

/** Formats the address for pickup as one line. */
async function pickupPlace(tx: Database, idSite: number, lang: Lang): Promise<string> {
  const { name, address, postalCode, city } = await readCompanyAddress(tx, idSite, lang);
  return [name, address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}

async function insertLines(tx: Database, order: OrderRow, lines: readonly PricedLine[], amounts: OrderAmounts): Promise<void> {
  const purchases = await readPurchasePrices(tx, order.idSite, lines);
  await tx.insert(orderLines).values(
    lines.map((line, index) => ({
      idSite: order.idSite,
      idOrder: order.id,
      idProduct: line.idProduct,
      idDeclination: line.idDeclination,
      name: line.name,
      declinationLabel: line.declinationLabel,
      reference: line.reference,
      url: line.url,
      image: line.image,
      quantity: line.quantity,
      price: line.price,
      quantityDiscount: line.quantityDiscount,
      customizations: line.customizations,
      customizationTotal: line.customizationTotal,
      customizationKey: line.customizationKey,
      rentFrom: line.rental?.from ?? null,
      rentTo: line.rental?.to ?? null,
      deposit: line.rental?.deposit ?? null,
      total: line.total,
      discount: amounts.lineDiscounts[index] ?? 0,
      vat: amounts.lineVat[index] ?? 0,
      ...(amounts.lineRates[index] ?? { vatRate: 0, pricedRate: null, marginScheme: false }),
      isPerishable: line.isPerishable,
      isSealed: line.isSealed,
      producerGuarantee: line.producerGuarantee ?? null,
      purchasePrice: amounts.lineRates[index]?.marginScheme ? (purchases.get(line.idProduct) ?? null) : null,
    })),
  );
}

/** Reads what the shop paid for pieces under the margin scheme: their VAT is due on the difference (CGI 297 A). */
async function readPurchasePrices(tx: Database, idSite: number, lines: readonly PricedLine[]): Promise<ReadonlyMap<number, number | null>> {
  const ids = lines.filter(({ marginScheme }) => marginScheme).map(({ idProduct }) => idProduct);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, purchasePrice: products.purchasePrice })
    .from(products)
    .where(and(eq(products.idSite, idSite), inArray(products.id, ids)));
  return new Map(rows.map(({ id, purchasePrice }) => [id, purchasePrice]));
}
