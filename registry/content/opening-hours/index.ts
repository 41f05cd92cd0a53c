import { defineBlockCode } from '#registry/define-block.ts';
import type { OpeningHoursProps } from '#registry/generated/opening-hours.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type HoursLine, openingHours } from '../company/opening-hours.ts';

export type OpeningHoursData = { lines: HoursLine[] };

async function loadOpeningHours(_: OpeningHoursProps, context: LoadContext): Promise<OpeningHoursData> {
  return { lines: openingHours(context.parameters, context.lang) };
}

export const code = defineBlockCode<OpeningHoursProps, OpeningHoursData>({
  load: loadOpeningHours,
});
