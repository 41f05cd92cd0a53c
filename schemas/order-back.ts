import { z } from 'zod';
import { RowId } from './id.ts';
import { Price } from './money.ts';
import { Image } from './site.ts';

/** The life of a return ("order back"). */
export const OrderBackStatus = z.enum(['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED', 'REFUSED']);
export type OrderBackStatus = z.infer<typeof OrderBackStatus>;

/** Reason of a return; it is optional. */
export const ReturnReason = z.enum(['CHANGED_MIND', 'SIZE', 'NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM', 'OTHER']);
export type ReturnReason = z.infer<typeof ReturnReason>;

/**
 * Reasons that are not a change of mind: the item is not what was agreed on. For these goes back too what was made for somebody or is
 * perishable, although nobody withdraws from it (Code de la consommation, L221-28 3° and 4°, L217-3).
 */
export const conformityReasons: readonly ReturnReason[] = ['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM'];

/** GET /order/back-products/is-active: whether returns are asked for here, and what the shop says at each step; '' says nothing. */
export const OrderBackInfo = z.object({
  isActive: z.boolean(),
  message: z.string(),
  returnAskDescription: z.string(),
  labelSentDescription: z.string(),
  productReceivedDescription: z.string(),
});
export type OrderBackInfo = z.infer<typeof OrderBackInfo>;

/** A return of lines of an order. */
export const OrderBack = z.object({
  id: z.int(),
  idOrder: z.uuid(),
  /** The number people use, e.g. `89-26-000042-R1`. */
  reference: z.string(),
  status: OrderBackStatus,
  /** Message of the customer, and answer of the shop. */
  message: z.string(),
  answer: z.string(),
  lines: z.array(
    z.object({
      /** Id of the order's line. */
      id: z.int(),
      name: z.string(),
      declinationLabel: z.string(),
      image: Image.nullable(),
      quantity: z.int().min(1),
      reason: ReturnReason,
      /** Cents that were paid for it: its price less its share of the discount. */
      total: Price,
    }),
  ),
  /** Cents to give back for the lines, and those that were given back; null: not yet. */
  total: Price,
  refund: Price.nullable(),
  /** Of its order. */
  currency: z.string(),
  events: z.array(z.object({ status: OrderBackStatus, createdAt: z.iso.datetime() })),
});
export type OrderBack = z.infer<typeof OrderBack>;

/** Pieces of an order that can still be returned. */
export const Returnable = z.object({
  /**
   * `NOT_YET`: nothing was sent or handed over; `OVER`: the time is over; `ALL`: everything is on its way back; `RENTAL`: it holds
   * rentals alone, which are withdrawn from, not sent back.
   */
  state: z.enum(['OPEN', 'INACTIVE', 'NOT_YET', 'OVER', 'ALL', 'RENTAL']),
  /** The last moment; null while the order has not arrived. */
  until: z.iso.datetime().nullable(),
  /**
   * `isRental`: rented, so it is withdrawn from, not sent back. `isPersonal`: made for somebody, `isPerishable`:
   * spoils or expires rapidly; both go back for `conformityReasons` alone. `isSealed`: goes back for any reason while its seal is
   * unbroken.
   */
  lines: z.array(
    z.object({
      id: z.int(),
      quantity: z.int().min(0),
      isRental: z.literal(true).optional(),
      isPersonal: z.literal(true).optional(),
      isPerishable: z.literal(true).optional(),
      isSealed: z.literal(true).optional(),
    }),
  ),
});
export type Returnable = z.infer<typeof Returnable>;

/** Body of POST /order/{id}/back-products. */
export const OrderBackBody = z.object({
  products: z
    .array(z.object({ id: RowId, quantity: z.int().min(1).max(1000), reason: ReturnReason }))
    .min(1)
    .max(100),
  message: z.string().trim().max(1000).default(''),
});
export type OrderBackBody = z.input<typeof OrderBackBody>;

/** Statuses that the shop can set. The return's machine decides from which ones. */
export const OrderBackStepName = OrderBackStatus.exclude(['ASKED']);
export type OrderBackStepName = z.infer<typeof OrderBackStepName>;

/** Step of a return, with the shop's answer. */
export const OrderBackStep = z.object({
  step: OrderBackStepName,
  answer: z.string().trim().max(1000).default(''),
  /** Cents given back, with REFUNDED; none given: all of it. */
  refund: Price.optional(),
  /** With RECEIVED: its pieces are for sale again. */
  restock: z.boolean().default(false),
});
export type OrderBackStep = z.input<typeof OrderBackStep>;
