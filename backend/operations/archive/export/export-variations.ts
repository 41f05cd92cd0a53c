import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { variations, variationValues } from '#backend/tables/catalogue.ts';
import type { ArchiveVariation } from '#schemas/archive.ts';
import type { Translations } from '#schemas/translation.ts';
import type { Exported } from './exported.ts';

/** variations.json */
export async function exportVariations({ db, idSite }: Exported): Promise<z.input<typeof ArchiveVariation>[]> {
  const axes = await db
    .select()
    .from(variations)
    .where(eq(variations.idSite, idSite))
    .orderBy(asc(variations.position), asc(variations.id));
  const values = await db
    .select()
    .from(variationValues)
    .where(eq(variationValues.idSite, idSite))
    .orderBy(asc(variationValues.position), asc(variationValues.id));
  const byAxis = Map.groupBy(values, ({ idVariation }) => idVariation);
  return axes.map(({ id, key, axis, label, displayLabel, translations }) => ({
    ...{ key, axis, label, displayLabel },
    // An import never writes null there.
    translations: translations as Translations<{ label: string; displayLabel: string }>,
    values: (byAxis.get(id) ?? []).map((value) => ({ label: value.label, colour: value.colour, translations: value.translations })),
  }));
}
