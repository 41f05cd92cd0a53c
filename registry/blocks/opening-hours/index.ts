import type { LoadContext } from '#renderer/types.ts';
import { type HoursLine, openingHours } from '../../company-parts/opening-hours.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { OpeningHoursProps } from '../../generated/opening-hours.ts';

export type OpeningHoursData = { lines: HoursLine[] };

async function loadOpeningHours(_: OpeningHoursProps, context: LoadContext): Promise<OpeningHoursData> {
  return { lines: openingHours(context.parameters, context.lang) };
}

export const code = defineBlockCode<OpeningHoursProps, OpeningHoursData>({
  load: loadOpeningHours,
});
