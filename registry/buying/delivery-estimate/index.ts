import { requireProduct } from '#registry/catalogue/products/context-product.ts';
import { shopSettings } from '#registry/catalogue/products/shop-settings.ts';
import { stockState } from '#registry/catalogue/products/stock.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { DeliveryEstimateProps } from '#registry/generated/delivery-estimate.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { DeliveryEstimate } from '#schemas/delivery.ts';
import type { Product } from '#schemas/product.ts';

/**
 * First and last day of the delivery at home that comes first in the owner's order, and the next slot; null: none. `isRental`: they are the
 * earliest that a rental can come; it comes for its own first day.
 */
export type DeliveryEstimateData = {
  home: { from: string; to: string } | null;
  pickup: DeliveryEstimate['pickup'];
  isRental: boolean;
};

const nothing: DeliveryEstimateData = { home: null, pickup: null, isRental: false };

/** Loads the estimate for a product that is sold or rented unchanged. One made to measure takes its time. */
async function loadDeliveryEstimate({ pickup }: DeliveryEstimateProps, context: LoadContext): Promise<DeliveryEstimateData> {
  const product = requireProduct(context.data);
  const settings = shopSettings(context.parameters);
  if (!settings.showPrices || product.isDematerialized || product.customization === 'REQUIRED') return nothing;
  const isThere = ({ quantity, setQuantity }: Product['declination'][number]) => {
    const state = stockState({ quantity, setQuantity, offer: product.offer }, settings);
    return state === 'available' || state === 'low';
  };
  if (!product.declination.some(isThere)) return nothing;
  const estimate = await context.call('GET /delivery/estimate', {});
  const home = estimate.carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY');
  const isRental = product.rental !== null;
  return { home: home ? { from: home.from, to: home.to } : null, pickup: pickup ? estimate.pickup : null, isRental };
}

export const code = defineBlockCode<DeliveryEstimateProps, DeliveryEstimateData>({
  load: loadDeliveryEstimate,
});
