import { z } from 'zod';
import { Image } from './site.ts';

/** A declination as whoever counts the stock sees it. */
export const StockLine = z.object({
  idProduct: z.int(),
  idDeclination: z.int(),
  name: z.string(),
  declinationLabel: z.string(),
  reference: z.string(),
  image: Image.nullable(),
  /** Of its sheet, without a language in front. */
  url: z.string(),
  isRental: z.boolean(),
  /** False: nobody counts it, it is always there. */
  isTracked: z.boolean(),
  /** False: not on sale. */
  isSold: z.boolean(),
  /** Pieces in the shop, and those of them that unpaid orders keep; below 0: sold before they were made. */
  stock: z.int(),
  held: z.int(),
  /** Number of people who wait for an e-mail when it is back. */
  waiting: z.int(),
});
export type StockLine = z.infer<typeof StockLine>;

/** Filter of the stock list: sold out, little left, held by unpaid orders, with stock alerts. */
export const StockState = z.enum(['OUT', 'LOW', 'HELD', 'WAITED']);
export type StockState = z.infer<typeof StockState>;

/** Body of PUT /admin/stock/{id}: what was counted, what the screen had shown, and why it differs. */
export const StockCount = z.object({
  stock: z.int().min(0).max(1_000_000),
  seen: z.int(),
  note: z.string().trim().min(1).max(300),
});
export type StockCount = z.input<typeof StockCount>;

/** A change of the stock: an order took pieces, a refund or a return brought them back, or somebody counted anew. */
export const StockMove = z.object({
  id: z.int(),
  /** Negative when pieces left. */
  quantity: z.int(),
  reason: z.enum(['SOLD', 'RETURNED', 'ADJUSTED']),
  note: z.string(),
  /** E-mail of the administrator; null: an order. */
  by: z.string().nullable(),
  order: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type StockMove = z.infer<typeof StockMove>;
