import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { PickupDateProps } from '../../generated/pickup-date.ts';

/** When orders are handed over, as the owner's settings say it; '' where they say nothing. */
export type PickupDateData = { openingHours: string };

export async function load(_: object, { parameters }: LoadContext): Promise<PickupDateData> {
  return { openingHours: String(parameters.CLICK_AND_COLLECT_HOURS ?? '') };
}

export const block = defineBlock<PickupDateProps, PickupDateData>({
  type: 'pickup-date',
  version: 1,
  mode: 'visible',
  defaults: { layout: 'calendar' },
  load,
});
