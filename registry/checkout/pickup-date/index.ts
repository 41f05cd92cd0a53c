import { defineBlockCode } from '#registry/define-block.ts';
import type { PickupDateProps } from '#registry/generated/pickup-date.ts';
import type { LoadContext } from '#renderer/types.ts';

/** Hours when orders are handed over, from the owner's settings; '' without any. */
export type PickupDateData = { openingHours: string };

export async function load(_: object, { parameters }: LoadContext): Promise<PickupDateData> {
  return { openingHours: String(parameters.CLICK_AND_COLLECT_HOURS ?? '') };
}

export const code = defineBlockCode<PickupDateProps, PickupDateData>({
  load,
});
