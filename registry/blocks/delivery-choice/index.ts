import type { LoadContext } from '#renderer/types.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { DeliveryChoiceProps } from '../../generated/delivery-choice.ts';

/** Texts of the owner's settings; '' where there is none. */
export type DeliveryChoiceData = { openingHours: string; shippingMessage: string };

export async function load(_: object, { parameters }: LoadContext): Promise<DeliveryChoiceData> {
  return {
    openingHours: String(parameters.CLICK_AND_COLLECT_HOURS ?? ''),
    shippingMessage: String(parameters.SHIPPING_MESSAGE ?? ''),
  };
}

export const code = defineBlockCode<DeliveryChoiceProps, DeliveryChoiceData>({
  load,
});
