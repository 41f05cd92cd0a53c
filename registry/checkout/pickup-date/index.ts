import { defineBlockCode } from '#registry/define-block.ts';
import type { PickupDateProps } from '#registry/generated/pickup-date.ts';
import type { LoadContext } from '#renderer/types.ts';

/** When orders are handed over, as the owner's settings say it; '' where they say nothing. */
export type PickupDateData = { openingHours: string };

export async function load(_: object, { parameters }: LoadContext): Promise<PickupDateData> {
  return { openingHours: String(parameters.CLICK_AND_COLLECT_HOURS ?? '') };
}

export const code = defineBlockCode<PickupDateProps, PickupDateData>({
  load,
});
