import { defineBlockCode } from '#registry/define-block.ts';
import type { DeliveryChoiceProps } from '#registry/generated/delivery-choice.ts';
import type { LoadContext } from '#renderer/types.ts';

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
