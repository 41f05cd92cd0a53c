import type { Database } from '../../db/database.ts';
import { readSettings } from '../../site/read-parameters.ts';

/** What a site's parameters say about shipping. */
export type ShippingRules = {
  /** Cents from which shipping is free (FREE_SHIPPING_PRICE, in euros there); null: never. */
  freeFrom: number | null;
  /** ONLY_SELL_IN_FRANCE */
  onlySellInFrance: boolean;
  /** LOCK_DELIVERY: nothing is sent for now; collecting stays possible. */
  isLocked: boolean;
};

export async function readShippingRules(db: Database, idSite: number): Promise<ShippingRules> {
  const values = await readSettings(db, idSite);
  const euros = values.FREE_SHIPPING_PRICE;
  return {
    freeFrom: euros > 0 ? Math.round(euros * 100) : null,
    onlySellInFrance: values.ONLY_SELL_IN_FRANCE,
    isLocked: values.LOCK_DELIVERY,
  };
}
