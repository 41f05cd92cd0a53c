import type { LoadContext } from '#renderer/types.ts';
import { type HoursLine, openingHours } from '../../company-parts/opening-hours.ts';
import type { OpeningHoursProps } from '../../generated/opening-hours.ts';
import { valuesOf } from '../../site-values.ts';

export type OpeningHoursData = { lines: HoursLine[] };

export async function loadOpeningHours(_: OpeningHoursProps, context: LoadContext): Promise<OpeningHoursData> {
  return { lines: openingHours(valuesOf(context), context.lang) };
}
