import type { LoadContext } from '#renderer/types.ts';
import type { AlcoholMessageProps } from '../../generated/alcohol-message.ts';
import { valuesOf } from '../../site-values.ts';

/** Which messages the settings ask for. */
export type AlcoholMessageData = { sale: boolean; breathalyser: boolean };

export async function loadAlcoholMessage(_: AlcoholMessageProps, context: LoadContext): Promise<AlcoholMessageData> {
  const values = valuesOf(context);
  return { sale: values.DISPLAY_ALCOHOL_SELLING_MESSAGE, breathalyser: values.DISPLAY_ETHYLOTEST_MESSAGE };
}
