import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { DeliveryChoiceProps } from '../../generated/delivery-choice.ts';

/** Texts of the owner's settings; '' where there is none. */
export type DeliveryChoiceData = { openingHours: string; shippingMessage: string };

export async function load(_: object, { parameters }: LoadContext): Promise<DeliveryChoiceData> {
  return {
    openingHours: String(parameters.CLICK_AND_COLLECT_HOURS ?? ''),
    shippingMessage: String(parameters.SHIPPING_MESSAGE ?? ''),
  };
}

export const block = defineBlock<DeliveryChoiceProps, DeliveryChoiceData>({
  type: 'delivery-choice',
  version: 1,
  mode: 'interactive',
  defaults: { collect: true, delivery: true, relay: false },
  load,
});
