import { defineBlockCode } from '#registry/define-block.ts';
import type { AlcoholMessageProps } from '#registry/generated/alcohol-message.ts';
import type { LoadContext } from '#renderer/types.ts';

/** Messages that the settings enable. */
export type AlcoholMessageData = { sale: boolean; breathalyser: boolean };

async function loadAlcoholMessage(_: AlcoholMessageProps, context: LoadContext): Promise<AlcoholMessageData> {
  const values = context.parameters;
  return { sale: values.DISPLAY_ALCOHOL_SELLING_MESSAGE, breathalyser: values.DISPLAY_ETHYLOTEST_MESSAGE };
}

export const code = defineBlockCode<AlcoholMessageProps, AlcoholMessageData>({
  load: loadAlcoholMessage,
});
