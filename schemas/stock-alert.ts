import { z } from 'zod';
import { RowId } from './id.ts';
import { Image } from './site.ts';
import { Email } from './user.ts';

/** An alert of an account: it is written to when the declination comes back. */
export const StockAlert = z.object({
  id: z.int(),
  idProduct: z.int(),
  idDeclination: z.int(),
  name: z.string(),
  declinationLabel: z.string(),
  image: Image.nullable(),
  /** Recipient of the e-mail. */
  email: z.string(),
  /** False: not for sale for now. */
  isSold: z.boolean(),
  /** Of its sheet, without a language in front. */
  url: z.string(),
  askedAt: z.iso.datetime(),
});
export type StockAlert = z.infer<typeof StockAlert>;

/** Body of POST /stock-alert. */
export const StockAlertBody = z.object({ idDeclination: RowId, email: Email });

/** The key of an alert, as its e-mail holds it. */
export const StockAlertKey = z.object({ key: z.string().regex(/^\d{1,10}-[A-Za-z0-9_-]{22}$/) });
